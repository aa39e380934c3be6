import type { LookUps } from '../../tools/look-ups.ts'
import type { Intent } from '../sentences.ts'
import type { EverydayFacts } from './everyday-calls.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import type { EverydayMemory } from './everyday-memory.ts'
import { placeOfSlots } from './everyday-place.ts'

type Answered = {
  readonly intents: readonly EverydayIntent[]
  readonly facts: Pick<EverydayFacts, 'avoid' | 'diet' | 'from' | 'place'>
}

export function rememberEveryday({ intents, facts }: Answered, pending: string | null): EverydayMemory {
  const { place, from, diet, avoid } = facts
  return { intents: [...intents], place, from, diet, avoid: [...avoid], isAsked: pending === 'country' }
}

/** "Is Egypt safe?" is answered by travel advisories; "at night?" refers to that answer. */
export function rememberSafety(
  last: Intent | null,
  slots: { readonly cities: readonly number[]; readonly countries: readonly string[] },
  lookUps: LookUps,
): EverydayMemory | null {
  return last === 'advisory'
    ? { intents: ['safety_general'], place: placeOfSlots(slots, lookUps), isAsked: false }
    : null
}
