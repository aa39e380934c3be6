import type { Said, TextSpan, TripRequest } from '@app/domain/trip-request'

import { itineraryText as text } from '../itinerary-text.ts'

type Props = { readonly sentence: string; readonly request: TripRequest }

/** The traveller's sentence, with the understood words underlined. */
export function MarkedSentence({ sentence, request }: Props) {
  return (
    <p
      className="mt-3 max-w-[70ch] font-display text-lead leading-relaxed"
      aria-label={text('understood.sentence')}
      role="note"
    >
      {piecesOf(sentence, spansOf(request)).map(({ start, words, isMarked }) =>
        isMarked ? (
          <mark
            key={start}
            className="bg-transparent text-ink underline decoration-sun-deep decoration-2 underline-offset-4"
          >
            {words}
          </mark>
        ) : (
          <span key={start} className="text-soft">
            {words}
          </span>
        ),
      )}
    </p>
  )
}

function spansOf({ unread: _, ...read }: TripRequest): readonly TextSpan[] {
  const said = Object.values(read).flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
  return said.filter(isSaid).map(({ span }) => span)
}

function isSaid(value: unknown): value is Said<unknown> {
  return typeof value === 'object' && value !== null && 'span' in value
}

type Piece = { readonly start: number; readonly words: string; readonly isMarked: boolean }

export function piecesOf(sentence: string, spans: readonly TextSpan[]): readonly Piece[] {
  const isMarked = Array.from({ length: sentence.length }, (_, at) =>
    spans.some(({ start, end }) => start <= at && at < end),
  )
  const pieces: Piece[] = []
  let start = 0
  for (let at = 1; at <= sentence.length; at += 1) {
    if (at < sentence.length && isMarked[at] === isMarked[start]) continue
    pieces.push({ start, words: sentence.slice(start, at), isMarked: isMarked[start] ?? false })
    start = at
  }
  return pieces
}
