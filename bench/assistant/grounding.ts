import type { Answer } from '@app/companion/engine'
import { gatherEvidence, groundSentence } from '@app/companion/grounding'
import type { LookUps } from '@app/companion/tools'
import type { CalledTool } from '@app/contracts/assistant'

export type Given = { readonly ask: string; readonly answer: Answer }

/** An invented name, on no map and in no table. */
const INVENTED = 'Torre Belmora'
/** The number of answers in one conversation when their numbers are swapped. */
const ANSWERS_AT_ONCE = 10
const NUMBER = /\d+(?:[.,]\d+)*/g

/** Sentences of one kind; `odd` are those that a perfect check would have treated otherwise. */
export type Held = { all: number; kept: number; readonly odd: string[] }

type Sentence = { readonly text: string; readonly renamed: string; readonly locale: string }
type Answered = {
  readonly ask: string
  readonly calls: readonly CalledTool[]
  readonly sentences: readonly Sentence[]
}

/**
 * The check of a model's sentence, run on sentences that are known to be right: those of the engine unchanged, with
 * every number changed, with invented place names, and with a number of an earlier answer.
 */
export function holdSentences(given: readonly Given[], lookUps: LookUps) {
  const held = { right: none(), numbers: none(), names: none(), swapped: none() }
  const told = given.flatMap(answeredOf)
  for (const [index, each] of told.entries()) {
    holdAlone(each, lookUps, held)
    // The nine answers before it, as one conversation; the first ones wrap around to the last.
    const before = Array.from({ length: ANSWERS_AT_ONCE - 1 }, (_, back) => told.at(index - 1 - back))
    holdSwapped(
      each,
      before.flatMap((other) => (other && other !== each ? [other] : [])),
      lookUps,
      held.swapped,
    )
  }
  return held
}

/** Changes to a trip are worded by the engine alone. */
function answeredOf({ ask, answer }: Given): readonly Answered[] {
  if (answer.calls.some(({ tool }) => tool === 'change-trip')) return []
  const locale = answer.isInEnglish ? 'en-GB' : answer.language
  const sentences = answer.sentences
    .filter(({ id }) => id !== 'inEnglish')
    .map(({ pieces }) => ({
      text: pieces.map((piece) => piece.text).join(''),
      renamed: pieces
        .map((piece) => (piece.kind === 'fact' && isPlaces(piece.claims) ? INVENTED : piece.text))
        .join(''),
      locale,
    }))
  return [{ ask, calls: JSON.parse(JSON.stringify(answer.calls)) as CalledTool[], sentences }]
}

function holdAlone(
  { ask, calls, sentences }: Answered,
  lookUps: LookUps,
  held: Record<'right' | 'numbers' | 'names', Held>,
): void {
  const [first] = sentences
  if (!first) return
  const evidence = gatherEvidence([calls], [ask], first.locale)
  const hold = ({ locale }: Sentence, text: string, count: Held): boolean => {
    count.all += 1
    const isKept = groundSentence(text, evidence, { locale, lookUps }).kind === 'grounded'
    if (isKept) count.kept += 1
    return isKept
  }
  for (const sentence of sentences) {
    const { text, renamed } = sentence
    if (!hold(sentence, text, held.right)) held.right.odd.push(text)
    const other = text.replaceAll(/\d+/g, (digits) => String(Number(digits) * 3 + 7))
    if (other !== text && hold(sentence, other, held.numbers)) held.numbers.odd.push(other)
    if (renamed !== text && hold(sentence, renamed, held.names)) held.names.odd.push(renamed)
  }
}

/** Each number in turn is replaced by one of an earlier answer: true there, and wrong here. */
function holdSwapped(
  { ask, calls, sentences }: Answered,
  before: readonly Answered[],
  lookUps: LookUps,
  count: Held,
): void {
  const [first] = sentences
  const others = before.flatMap((each) => each.sentences.flatMap(({ text }) => text.match(NUMBER) ?? []))
  if (!first || others.length === 0) return
  const asked = [ask, ...before.map((each) => each.ask)]
  const turns = [...before.toReversed().map((each) => each.calls), calls]
  const evidence = gatherEvidence(turns, asked, first.locale)
  const own = new Set(sentences.flatMap(({ text }) => text.match(NUMBER) ?? []))
  let next = 0
  for (const { text, locale } of sentences) {
    for (const { index, 0: written } of text.matchAll(NUMBER)) {
      const candidates = others.filter((other) => !own.has(other) && shapeOf(other) === shapeOf(written))
      const other = candidates[next % Math.max(1, candidates.length)]
      next += 1
      if (other === undefined) continue
      const swapped = `${text.slice(0, index)}${other}${text.slice(index + written.length)}`
      count.all += 1
      if (groundSentence(swapped, evidence, { locale, lookUps }).kind !== 'grounded') continue
      count.kept += 1
      count.odd.push(`${swapped} (it was: ${written})`)
    }
  }
}

/** `9,999`: a year keeps its format, and so does a price with cents. */
function shapeOf(written: string): string {
  return written.replaceAll(/\d/g, '9')
}

function isPlaces(claims: readonly { readonly value: unknown }[]): boolean {
  return (
    claims.length > 0 && claims.every(({ value }) => typeof value === 'object' && value !== null && 'name' in value)
  )
}

function none(): Held {
  return { all: 0, kept: 0, odd: [] }
}
