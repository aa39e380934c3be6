/** An answer is held against its question: what it asked by name and the answer does not speak of is looked up too. */
import type { Meaning } from '@app/domain/learned-reader'
import { foldText } from '@app/domain/place-search'

import { isThing } from '../tools/guide/mentions/things.ts'
import type { ToolName } from '../tools/registry.ts'
import type { Answered } from './answer-asks.ts'
import { answerEveryday, sayCall } from './everyday/answer-everyday.ts'
import { type EverydayPlace, placeOfSlots } from './everyday/everyday-place.ts'
import { readEverydayFacts } from './everyday/read-everyday-facts.ts'
import { intentsNamed } from './named-things.ts'
import { isCommonWord } from './names/common-words.ts'
import { withoutNames } from './reading/read-question.ts'
import { withoutShort } from './reading/words-of-anything.ts'
import { meaningsAsked, meaningsSaid, textOfSentence, textsOf } from './said-and-asked.ts'
import type { Intent } from './sentences.ts'
import { startTurn, type Turn } from './turn.ts'
import type { Understood } from './understand-question.ts'

const MOST_INTENTS = 2
const MOST_THINGS = 2
const SHORTEST_WORD = 5
const LONGEST_ABOUT = 200
/** Their answers stand alone: plans, searches, and what must not be drowned. */
const ALONE: readonly (Intent | null)[] = [
  'car',
  'change',
  'check',
  'convert',
  'delay',
  'emergency',
  'flight',
  'hello',
  'help',
  'hotel',
  'legal',
  'medical',
  'plan',
  'save',
  'thanks',
  'undo',
  'unknown',
  'write',
]

/** Their answers name things of a place, so that a thing that was asked by name belongs to them. */
const LISTS: readonly ToolName[] = [
  'find-places',
  'food-and-drink',
  'seasons-and-events',
  'things-to-do',
  'where-to-stay',
]

export async function sayRest(turn: Turn, { last, everyday }: Answered, understood: Understood): Promise<void> {
  const { made, lookUps, slots } = turn
  const { meaningsIn } = lookUps
  const place = everyday?.facts.place ?? placeOfSlots(slots, lookUps)
  const isAlone = ALONE.includes(last) || made.pending !== null || made.actions.length > 0
  const found = made.calls.filter(({ result }) => result.kind === 'found')
  if (!meaningsIn || place === null || isAlone || found.length === 0) return
  const said = meaningsSaid(turn, meaningsIn)
  const rest = new Set([...meaningsAsked(understood.question, meaningsIn)].filter((each) => !said.has(each)))
  const isOver = made.sentences.every(({ id }) => id === 'noMore')
  const isList = isOver || found.some(({ tool }) => LISTS.includes(tool))
  // Beside an allergy or a diet, no dish and no place to eat is named that was not chosen for it.
  if (isList && !isCareful(everyday?.facts) && !isCareful(turn.before.everyday))
    await sayThings(turn, rest, place, understood)
  const intents = intentsNamed(rest).filter((intent) => everyday?.intents.includes(intent) !== true)
  if (intents.length > 0) await sayIntents(turn, intents.slice(0, MOST_INTENTS), place, understood)
}

function isCareful(
  eating: { readonly diet?: unknown; readonly avoid?: readonly unknown[] | undefined } | null | undefined,
): boolean {
  return (eating?.diet ?? null) !== null || (eating?.avoid ?? []).length > 0
}

async function sayIntents(
  turn: Turn,
  intents: Parameters<typeof answerEveryday>[1]['intents'],
  place: EverydayPlace,
  { question, book, language }: Understood,
): Promise<void> {
  const facts = readEverydayFacts({ question, book, language, intents, before: place }, turn.lookUps)
  const own = startTurn(turn, turn.before, turn.lookUps)
  await answerEveryday(own, { intents, facts, wasAsked: true })
  addFound(turn, own)
}

/** The thing that was asked by name comes before what is known of its kind, unless some of it was told. */
async function sayThings(
  turn: Turn,
  rest: ReadonlySet<Meaning>,
  place: EverydayPlace,
  { question, language }: Understood,
): Promise<void> {
  const { words, lookUps, made } = turn
  const { text, mentions } = question
  const asked = withoutNames(text, mentions).match(WORD) ?? []
  const compared = { answered: textsOf(turn).join(' '), language, meaningsIn: lookUps.meaningsIn! }
  const about = wordsOfThings(asked, rest, compared).join(' ').slice(0, LONGEST_ABOUT)
  if (about === '') return
  const own = startTurn(turn, turn.before, lookUps)
  const input = { place: place.destinationId ?? place.country, about, language: words.code }
  await sayCall(own, { tool: 'guide-mentions', input }, { most: MOST_THINGS, language: words.code })
  if (own.made.calls.some(({ result }) => result.kind !== 'found')) return
  const kept = made.sentences.filter(({ id }) => id !== 'noMore')
  const isOfStay = made.calls.some(({ tool }) => tool === 'where-to-stay')
  const isPart = [...meaningsAsked(question, lookUps.meaningsIn!)].some((each) => isThing(each) && !rest.has(each))
  const isAfter = isOfStay || isPart
  const [first, last] = isAfter ? [kept, own.made.sentences] : [own.made.sentences, kept]
  made.sentences.splice(0, made.sentences.length, ...first, ...last)
  made.calls.splice(isAfter ? made.calls.length : 0, 0, ...own.made.calls)
}

/** What is not known is no answer: then nothing is added. */
function addFound({ made }: Turn, { made: own }: Turn): void {
  const found = own.calls.filter(({ result }) => result.kind === 'found')
  if (found.length < own.calls.length || found.length === 0) return
  made.sentences.splice(0, made.sentences.length, ...made.sentences.filter(({ id }) => id !== 'noMore'))
  const said = new Set(made.sentences.map(textOfSentence))
  made.sentences.push(...own.sentences.filter((sentence) => !said.has(textOfSentence(sentence))))
  made.calls.push(...found)
}

type Compared = {
  readonly answered: string
  readonly language: string
  readonly meaningsIn: NonNullable<Turn['lookUps']['meaningsIn']>
}

/** Words for things that are not spoken of yet, and words that no dictionary has: the guide may have such names. */
function wordsOfThings(
  asked: readonly string[],
  rest: ReadonlySet<Meaning>,
  { answered, language, meaningsIn }: Compared,
): readonly string[] {
  const folded = foldText(answered)
  const kept = new Set<number>()
  // "Hot spring" means what neither of its words does.
  for (let count = 1; count <= MOST_OF_THING; count += 1) {
    for (let at = 0; at + count <= asked.length; at += 1) {
      const places = Array.from({ length: count }, (_, index) => at + index)
      if (places.some((place) => kept.has(place))) continue
      const words = asked.slice(at, at + count).join(' ')
      const meanings = [...meaningsIn(count === 1 ? withoutShort(words) : words)]
      if (meanings.some((each) => rest.has(each) && isThing(each))) for (const place of places) kept.add(place)
    }
  }
  return asked.filter((word, at) => {
    if (kept.has(at)) return true
    const plain = foldText(word)
    const isUnknown = plain.length >= SHORTEST_WORD && meaningsIn(word).size === 0
    return isUnknown && !isCommonWord(plain, language) && !folded.includes(plain)
  })
}
const MOST_OF_THING = 3
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu
