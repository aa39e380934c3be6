import type { Claim } from '@app/domain/kernel'

import { claimsOf, type FactRow, type Said } from '../../tools/guide/facts-card.ts'
import { guideWords } from '../../tools/guide/words/words-in.ts'
import type { CardOf } from '../../tools/registry.ts'
import type { Piece, Sentence } from '../answer.ts'
import type { Turn } from '../turn.ts'
import { callsFor, EVERYDAY_CALLS, type EverydayCall, type EverydayFacts } from './everyday-calls.ts'
import type { EverydayIntent } from './everyday-intent.ts'

/** Of one card: the answer first, and no more than a friend would say. */
const MOST_SAID = 3
const MOST_OF_SEVERAL = 2

export type EverydayAsked = {
  /** In the order of the message. */
  readonly intents: readonly EverydayIntent[]
  readonly facts: EverydayFacts
  /** Whether the place was asked for before: it is not asked for twice. */
  readonly wasAsked: boolean
}

/** Answers every intent, in order. True where the place is missing and was asked for. */
export async function answerEveryday(turn: Turn, { intents, facts, wasAsked }: EverydayAsked): Promise<boolean> {
  const isMissing = facts.place === null && intents.some((intent) => EVERYDAY_CALLS[intent].needs === 'place')
  const answered =
    facts.place === null ? intents.filter((intent) => EVERYDAY_CALLS[intent].needs === 'nothing') : intents
  const calls = callsFor(answered, facts)
  for (const call of calls)
    await sayCall(turn, call, { most: calls.length > 1 ? MOST_OF_SEVERAL : MOST_SAID, language: facts.language })
  if (!isMissing) return false
  if (wasAsked || facts.language !== turn.words.code) {
    push(turn, 'everyday-place', [{ kind: 'words', text: guideWords(facts.language).says['place.missing'] }])
    return false
  }
  turn.ask('country', 'askPlace')
  return true
}

type Manner = { readonly most: number; readonly language: string }

async function sayCall(turn: Turn, { tool, input }: EverydayCall, { most, language }: Manner): Promise<void> {
  if (tool === 'city-climate') return sayClimate(turn, input, language)
  // The schema of the tool reads it, as it does what a model writes.
  const card = (await turn.call(tool, input as never)) as {
    readonly says?: readonly Said[]
    readonly rows?: readonly FactRow[]
  } | null
  const { says = [], rows = [] } = card ?? {}
  const topics = Array.isArray(input['topics']) ? input['topics'].length : 1
  for (const said of says.slice(0, most * topics)) push(turn, `everyday-${said.id}`, piecesOf(said, rows))
}

function push({ made }: Turn, id: Extract<Sentence['id'], `everyday-${string}`>, pieces: readonly Piece[]): void {
  made.sentences.push({ id, pieces })
}

function piecesOf(said: Said, rows: readonly FactRow[]): readonly Piece[] {
  const claims: readonly Claim<unknown>[] = claimsOf(said, rows)
  return said.pieces.map((piece) =>
    piece.kind === 'fact' ? { ...piece, kind: 'fact', claims } : { ...piece, kind: 'words' },
  )
}

/** The weather one packs for. */
async function sayClimate(turn: Turn, input: EverydayCall['input'], language: string): Promise<void> {
  const { telling, say } = turn
  const card = await turn.call('city-climate', input as { city: number; month?: number })
  if (!card) return
  for (const month of card.months)
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

/** What the weather asks for: of the warmest and the coldest month where none was named, both. */
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
