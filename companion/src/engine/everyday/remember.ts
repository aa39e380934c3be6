import type { LookUps } from '../../tools/look-ups.ts'
import type { Memory } from '../reading/slots.ts'
import type { Intent } from '../sentences.ts'
import type { EverydayFacts } from './everyday-facts.ts'
import type { EverydayIntent } from './everyday-intent.ts'
import type { EverydayMemory } from './everyday-memory.ts'
import { type EverydayPlace, placeOfSlots } from './everyday-place.ts'
import { type Eating, withEatingBefore } from './read-eating.ts'
import type { NamedPlace } from './suggestion-calls.ts'

type Answered = {
  readonly intents: readonly EverydayIntent[]
  readonly facts: Pick<
    EverydayFacts,
    'airport' | 'avoid' | 'constraints' | 'diet' | 'from' | 'isForWoman' | 'named' | 'place' | 'rule'
  >
}

export function rememberEveryday({ intents, facts }: Answered, pending: string | null): EverydayMemory {
  const { place, from, airport, diet, avoid, constraints, named = [], isForWoman = false } = facts
  return {
    intents: [...intents],
    place,
    from,
    airport,
    diet,
    avoid: [...avoid],
    company: [...constraints.company],
    ...(intents[0] === 'compare_places' && { named: named.filter(isGoal).slice(0, MOST_COMPARED).map(placeOf) }),
    isForWoman,
    ...(facts.rule && { rule: facts.rule.rule }),
    isAsked: pending === 'country',
  }
}

const MOST_COMPARED = 3

function isGoal({ isStart }: NamedPlace): boolean {
  return !isStart
}

function placeOf({ destinationId, cityId, country }: NamedPlace): EverydayPlace {
  return { destinationId, cityId, country }
}

/**
 * After an answer of the engine: "is Egypt safe?" is answered by travel advisories, and "at night?" refers to them. What
 * the travellers do not eat is kept whatever is asked in between.
 */
export function rememberBeside(
  last: Intent | null,
  slots: { readonly cities: readonly number[]; readonly countries: readonly string[] },
  memory: Pick<Memory, 'everyday'>,
  eating: Eating,
  lookUps: LookUps,
): EverydayMemory | null {
  const { diet, avoid } = withEatingBefore(eating, memory)
  const kept = { ...(diet !== null && { diet }), ...(avoid.length > 0 && { avoid: [...avoid] }) }
  if (last === 'advisory')
    return { intents: ['safety_general'], place: placeOfSlots(slots, lookUps), isAsked: false, ...kept }
  return diet !== null || avoid.length > 0 ? { intents: [], place: null, isAsked: false, ...kept } : null
}
