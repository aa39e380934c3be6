import { readAsk, readWalkingCap, type TripAsk } from '@app/domain/trip-draft'

import type { Phrasebook } from '../phrasebook.ts'
import { weigh } from './phrases.ts'
import type { Question } from './question.ts'
import { LONGEST_READ } from './read-question.ts'
import type { Memory, TripWishes } from './slots.ts'

const MOST_ADULTS = 20
const MOST_CHILDREN = 10

/** The preferences for this plan: those in the message, and else the earlier ones. */
export function wishesOf(question: Question, book: Phrasebook, memory: Memory): TripWishes {
  const before = isAnew(question, book, memory) ? peopleOf(memory.wishes) : memory.wishes
  const { request } = question
  const ask = readAsk(request)
  const people = request.travellers ? ask : before
  return {
    adults: people?.adults ? Math.min(MOST_ADULTS, people.adults) : null,
    childAges: people?.childAges.slice(0, MOST_CHILDREN) ?? [],
    pace: request.pace?.value ?? before?.pace ?? null,
    interests: ask.interests.length > 0 ? ask.interests : (before?.interests ?? []),
    diets: ask.diets.length > 0 ? ask.diets : (before?.diets ?? []),
    mobility: request.mobility?.value ?? before?.mobility ?? null,
    walkingCapMetres: readWalkingCap(question.text.slice(0, LONGEST_READ)) ?? before?.walkingCapMetres ?? null,
    budget: budgetOf(question, ask) ?? before?.budget ?? null,
  }
}

/** A budget per day gives another total for another number of days. */
function budgetOf({ request }: Question, { budget }: TripAsk): TripAsk['budget'] {
  const per = request.budget?.value.per
  return per === 'trip' || per === 'person' ? budget : null
}

/** "Plan a weekend in Oslo": the same travellers, another trip. "And in Oslo instead?" is the same trip elsewhere. */
function isAnew({ plain, slots }: Question, book: Phrasebook, { pending }: Memory): boolean {
  return pending === null && slots.cities.length > 0 && weigh(plain, book.intents.plan) > 0
}

function peopleOf(wishes: TripWishes | null | undefined): TripWishes | null {
  return wishes ? { ...wishes, pace: null, interests: [], walkingCapMetres: null, budget: null } : null
}
