import type { KeptAnswer, Piece } from '@app/contracts/assistant'

import { buttonClass } from '../../../ui/button-class.ts'
import { GeneralMark, isGeneral } from './evidence-line.tsx'
import { FactMark } from './fact-mark.tsx'
import { useCardWords } from './use-card-words.ts'

/** The days of a plan, and the lines of a change, are shown by their card. */
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

/**
 * Sentences continue in one paragraph; every fact in them links to its source, and general knowledge is set apart. Text
 * is rendered literally, without markup.
 */
export function AnswerText({ sentences, hasPlanCard }: Props) {
  const shown = sentences.filter(({ id }) => !(hasPlanCard && TOLD_BY_CARDS.has(id)))
  if (shown.length === 0) return null
  return (
    // The popup of a fact spans this paragraph, whichever line the fact is in.
    <p dir="auto" className="relative max-w-[68ch] whitespace-pre-line wrap-anywhere">
      {numbered(shown).map(({ key, of }) => (
        <span key={key} className={isGeneral(of) ? 'text-soft' : undefined}>
          {key > 0 && ' '}
          {isGeneral(of) && !isGeneral(shown[key - 1] ?? NO_SENTENCE) && <GeneralMark />}
          {numbered(of.pieces).map(({ key: place, of: piece }) => (
            <PieceText key={place} piece={piece} />
          ))}
        </span>
      ))}
    </p>
  )
}

const NO_SENTENCE = { pieces: [] }

/** A streaming answer only grows at its end, so an index is a stable key. */
function numbered<Thing>(things: readonly Thing[]): readonly { readonly key: number; readonly of: Thing }[] {
  return things.map((of, key) => ({ key, of }))
}

function PieceText({ piece }: { readonly piece: Piece }) {
  if (piece.kind === 'words' || piece.claims.length === 0) return piece.text
  return <FactMark text={piece.text} claims={piece.claims} />
}

const PHONE_NUMBER = /^[\d+*# -]{2,20}$/
const WEB_PAGE = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/
const LINK = 'inline-block py-1.5 font-semibold whitespace-nowrap text-signal-deep underline underline-offset-4'

/** Each sentence on a line of its own, and below it a button for every number: one press has to be enough. */
export function CrisisText({ sentences }: Pick<KeptAnswer, 'sentences'>) {
  return (
    <div dir="auto" className="relative grid max-w-[60ch] gap-2.5 text-lead">
      {numbered(sentences).map(({ key, of: { id, pieces } }) => (
        <div key={key} className="grid gap-2">
          <p>
            {pieces.map((piece) => (
              <PieceOfHelp key={piece.text} piece={piece} />
            ))}
          </p>
          <CallButtons pieces={pieces} isHelpLine={id === HELP_LINE} />
        </div>
      ))}
    </div>
  )
}

const HELP_LINE = 'crisis-line'

type CallProps = { readonly pieces: readonly Piece[]; readonly isHelpLine: boolean }

/** In each language of crisis answers, so that a number in a sentence can be tapped. */
function CallButtons({ pieces, isHelpLine }: CallProps) {
  const { text } = useCardWords()
  const numbers = pieces.filter(isPhoneNumber)
  if (numbers.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2.5 *:grow">
      {numbers.map((piece) => (
        <a
          key={piece.text}
          href={`tel:${bareOf(piece).replaceAll(/[ -]/g, '')}`}
          className={buttonClass({ variant: isHelpLine ? 'default' : 'destructive', size: 'lg' }, 'tabular-nums')}
        >
          {text('emergency.call', { number: piece.text })}
        </a>
      ))}
    </div>
  )
}

/** The marks that keep a number together within Arabic do not belong to it. */
function bareOf({ text }: Piece): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '')
}

function isPhoneNumber(piece: Piece): boolean {
  return piece.kind === 'fact' && PHONE_NUMBER.test(bareOf(piece))
}

function PieceOfHelp({ piece }: { readonly piece: Piece }) {
  const bare = bareOf(piece)
  if (isPhoneNumber(piece)) {
    return (
      <bdi dir="ltr" className="font-semibold whitespace-nowrap tabular-nums">
        {bare}
      </bdi>
    )
  }
  if (WEB_PAGE.test(bare)) {
    return (
      <a href={`https://${bare}`} target="_blank" rel="noopener noreferrer" className={LINK} dir="ltr">
        {bare}
      </a>
    )
  }
  if (piece.kind === 'words' || piece.claims.length === 0) return piece.text
  return <FactMark text={piece.text} claims={piece.claims} />
}
