import type { KeptAnswer, Piece } from '@app/contracts/assistant'

import { FactMark } from './fact-mark.tsx'

/** The days of a plan, and the lines of a change, are told by their card. */
const TOLD_BY_CARDS = new Set<string | null>([
  'planDay',
  'planNumber',
  'changeAdded',
  'changeRemoved',
  'changeMoved',
  'changeReplaced',
  'changeRetimed',
  'changeDayAdded',
  'changeDayRemoved',
  'changeDated',
  'changeStart',
])

type Props = { readonly sentences: KeptAnswer['sentences']; readonly hasPlanCard: boolean }

/** Sentences run on as they were written; every fact in them leads to its proof. Text is text: no markup is read in it. */
export function AnswerText({ sentences, hasPlanCard }: Props) {
  const shown = sentences.filter(({ id }) => !(hasPlanCard && TOLD_BY_CARDS.has(id)))
  if (shown.length === 0) return null
  return (
    // The slip of a fact spans this paragraph, whichever line the fact stands in.
    <p dir="auto" className="relative max-w-[68ch] whitespace-pre-line wrap-anywhere">
      {numbered(shown).map(({ key, of: { pieces } }) => (
        <span key={key}>
          {key > 0 && ' '}
          {numbered(pieces).map(({ key: place, of: piece }) => (
            <PieceText key={place} piece={piece} />
          ))}
        </span>
      ))}
    </p>
  )
}

/** What is being written only ever grows at its end, so the place of a thing is its name. */
function numbered<Thing>(things: readonly Thing[]): readonly { readonly key: number; readonly of: Thing }[] {
  return things.map((of, key) => ({ key, of }))
}

function PieceText({ piece }: { readonly piece: Piece }) {
  if (piece.kind === 'words' || piece.claims.length === 0) return piece.text
  return <FactMark text={piece.text} claims={piece.claims} />
}
