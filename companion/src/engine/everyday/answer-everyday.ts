import type { Claim } from '@app/domain/kernel'

import { claimsOf, type FactRow, type Said } from '../../tools/guide/facts-card.ts'
import { guideWords } from '../../tools/guide/words/words-in.ts'
import type { CardOf } from '../../tools/registry.ts'
import type { Piece, Sentence } from '../answer.ts'
import type { Turn } from '../turn.ts'
import { callsFor, isWarning, OWN_WORDS } from './calls-for.ts'
import { EVERYDAY_CALLS } from './everyday-calls.ts'
import type { EverydayCall, EverydayFacts } from './everyday-facts.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import { placesWithSpans } from './everyday-place.ts'
import { isStart } from './trip-wishes.ts'

/** The maximum number of sentences per card, the answer first. */
const MOST_SAID = 3
const MOST_OF_SEVERAL = 2

export type EverydayAsked = {
  /** In the order of the message. */
  readonly intents: readonly EverydayIntent[]
  readonly facts: EverydayFacts
  /** Whether we already asked for the place: it is asked for only once. */
  readonly wasAsked: boolean
}

/** Answers every intent, in order. Returns true if the place is missing and was asked for. */
export async function answerEveryday(turn: Turn, { intents, facts, wasAsked }: EverydayAsked): Promise<boolean> {
  const isMissing = facts.place === null && intents.some((intent) => EVERYDAY_CALLS[intent].needs === 'place')
  const answered =
    facts.place === null ? intents.filter((intent) => EVERYDAY_CALLS[intent].needs === 'nothing') : intents
  for (const id of answered.flatMap((intent) => OWN_WORDS[intent] ?? []))
    push(turn, `everyday-${id}`, [{ kind: 'words', text: guideWords(facts.language).says[id] }])
  const calls = callsFor(answered, withNamed(facts, answered, turn))
  for (const call of calls) {
    // A warning is never cut short.
    const isBrief = calls.length > 1 && !isWarning(call)
    await sayCall(turn, call, { most: isBrief ? MOST_OF_SEVERAL : MOST_SAID, language: facts.language })
  }
  if (!isMissing) return false
  if (wasAsked || facts.language !== turn.words.code) {
    push(turn, 'everyday-place', [{ kind: 'words', text: guideWords(facts.language).says['place.missing'] }])
    return false
  }
  turn.ask('country', 'askPlace')
  return true
}

/** The other answers are about one place. */
const OF_SEVERAL: readonly EverydayIntent[] = [
  'compare_places',
  'day_trip_check',
  'days_needed',
  'is_worth_it',
  'prices',
  'where_to_go',
]

/** With all places of the message, where several of them are asked about. */
export function withNamed(
  facts: EverydayFacts,
  intents: readonly EverydayIntent[],
  { question, book, lookUps }: Pick<Turn, 'book' | 'lookUps' | 'question'>,
): EverydayFacts {
  if (facts.named || !intents.some((intent) => OF_SEVERAL.includes(intent))) return facts
  const named = placesWithSpans(question, { book, language: facts.language }, lookUps)
  return { ...facts, named: named.map((place) => ({ ...place, isStart: isStart(question.text, place) })) }
}

type Manner = { readonly most: number; readonly language: string }

export async function sayCall(turn: Turn, { tool, input }: EverydayCall, { most, language }: Manner): Promise<void> {
  if (tool === 'city-climate') return sayClimate(turn, input, language)
  // The tool's schema validates it, as it does a model's input.
  const card = (await turn.call(tool, input as never)) as {
    readonly says?: readonly Said[]
    readonly rows?: readonly FactRow[]
    readonly language?: string
  } | null
  const { says = [], rows = [] } = card ?? {}
  if (card?.language === 'en' && language !== 'en') sayInEnglish(turn)
  const topics = Array.isArray(input['topics']) ? input['topics'].length : 1
  for (const said of says.slice(0, most * topics)) {
    const pieces = piecesOf(said, rows)
    if (!isSaid(turn, pieces)) push(turn, `everyday-${said.id}`, pieces)
  }
}

/** Advice that is not written in this language yet. */
function sayInEnglish({ made, say, telling, words }: Turn): void {
  if (!made.sentences.some(({ id }) => id === 'inEnglish'))
    say('inEnglish', { language: telling.languageName(words.code) })
}

/** Two answers of one place may say the same. */
function isSaid({ made }: Turn, pieces: readonly Piece[]): boolean {
  const text = textOf(pieces)
  return made.sentences.some((each) => textOf(each.pieces) === text)
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

function push({ made }: Turn, id: Extract<Sentence['id'], `everyday-${string}`>, pieces: readonly Piece[]): void {
  made.sentences.push({ id, pieces })
}

function piecesOf(said: Said, rows: readonly FactRow[]): readonly Piece[] {
  const claims: readonly Claim<unknown>[] = claimsOf(said, rows)
  return said.pieces.map((piece) =>
    piece.kind === 'fact' ? { ...piece, kind: 'fact', claims } : { ...piece, kind: 'words' },
  )
}

/** The weather to pack for. */
async function sayClimate(turn: Turn, input: EverydayCall['input'], language: string): Promise<void> {
  const { telling, say, made } = turn
  const isTold = made.sentences.some(({ id }) => id === 'climate')
  const card = await turn.call('city-climate', input as { city: number; month?: number })
  if (!card) return
  for (const month of isTold ? [] : card.months)
    say('climate', {
      city: telling.city(card.city),
      month: telling.month(month),
      temperature: telling.temperature(month),
      rain: telling.rain(month),
    })
  sayClothes(turn, card, language)
}

const COLD_C = 8
const COOL_C = 15
const MILD_C = 22
const WET_MM = 80

/** Clothes for the named months, or else for both the warmest and the coldest month. */
function sayClothes(turn: Turn, { months }: CardOf<'city-climate'>, language: string): void {
  const { says } = guideWords(language)
  const kinds = months.map(({ value: { meanC } }) =>
    meanC < COLD_C
      ? 'packing.cold'
      : meanC < COOL_C
        ? 'packing.cool'
        : meanC < MILD_C
          ? 'packing.mild'
          : 'packing.warm',
  )
  const isWet = months.some(({ value: { rainMm } }) => rainMm >= WET_MM)
  for (const id of months.length === 1 ? [...kinds, ...(isWet ? (['packing.rain'] as const) : [])] : [])
    push(turn, `everyday-${id}`, [{ kind: 'words', text: says[id] }])
}
