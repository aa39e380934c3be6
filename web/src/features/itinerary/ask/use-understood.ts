import { readAsk, type TripAsk } from '@app/domain/trip-draft'
import type { TripRequest } from '@app/domain/trip-request'
import { useState } from 'react'

import type { Diet, Profile } from '../../../entities/traveller/profile/profile.ts'
import { useProfile } from '../../../entities/traveller/profile/use-profile.ts'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'

type Given = {
  readonly ask: TripAsk
  readonly request: TripRequest | null
  readonly better: TripRequest | null
  /** While a plan is being made the wishes do not change. */
  readonly isBusy: boolean
  /** False for a saved trip: profile needs that the traveller removed stay removed. */
  readonly isNew: boolean
}

/**
 * The wishes as the traveller edits them. The profile and a better reading of the sentence each change untouched fields
 * once.
 */
export function useUnderstood({ ask: given, request, better, isBusy, isNew }: Given) {
  const { profile, isReady, hasFailed } = useProfile()
  const isGuest = useAuth().user === null
  const [first, setFirst] = useState(given)
  const [ask, setAsk] = useState(given)
  const [taken, setTaken] = useState<TripRequest | null>(null)
  const [hasNeeds, setNeeds] = useState(!isNew)
  if (isReady && !hasNeeds && !isBusy) {
    const own = withProfileNeeds(first, profile)
    setNeeds(true)
    setFirst(own)
    setAsk(applyUntouched(ask, first, own))
  } else if (better && better !== taken && !isBusy) {
    setTaken(better)
    // The walking limit is read from the sentence alone, which has not changed.
    const read = { ...readAsk(better), walkingCapMetres: first.walkingCapMetres }
    setAsk(applyUntouched(ask, first, isNew ? withProfileNeeds(read, profile) : read))
  }
  const isSettled = (isGuest || hasNeeds || hasFailed) && (better === null || better === taken)
  return { ask, setAsk, request: taken ?? request, isSettled }
}

/** The fields of one chip change together or not at all. */
const TOGETHER: readonly (readonly (keyof TripAsk)[])[] = [
  ['cities', 'route'],
  ['firstDate', 'dayCount'],
  ['adults', 'childAges'],
  ['pace'],
  ['interests'],
  ['diets'],
  ['mobility'],
  ['special'],
  ['unread'],
  ['budget'],
  ['mustSee'],
  ['mustNot'],
  ['appointments'],
  ['arriveAt', 'departAt'],
]

/** Applies a better reading to the chips that the traveller has not changed since the first reading. */
export function applyUntouched(now: TripAsk, first: TripAsk, better: TripAsk): TripAsk {
  const names = TOGETHER.filter((chip) => chip.every((name) => now[name] === first[name])).flat()
  return { ...now, ...(Object.fromEntries(names.map((name) => [name, better[name]])) as Partial<TripAsk>) }
}

/** The diets that the planner can look for. */
const KNOWN_DIETS: Partial<Record<Diet, string>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  halal: 'halal',
  kosher: 'kosher',
  'no-gluten': 'gluten-free',
  'no-lactose': 'lactose-free',
}

type Needs = Pick<Profile, 'diet' | 'mobility'>

/** Fills in the profile's needs where the sentence names none; they appear as chips and can be changed. */
export function withProfileNeeds(ask: TripAsk, { diet, mobility }: Needs): TripAsk {
  const diets = diet.flatMap((each) => KNOWN_DIETS[each] ?? [])
  return {
    ...ask,
    diets: ask.diets.length > 0 || diets.length === 0 ? ask.diets : diets,
    mobility: ask.mobility === 'any' ? mobilityOf(mobility) : ask.mobility,
  }
}

/** Step-free is the stricter need, so it wins. */
function mobilityOf(needs: Needs['mobility']): TripAsk['mobility'] {
  if (needs.some((need) => need === 'wheelchair' || need === 'no-stairs' || need === 'pushchair')) return 'step-free'
  return needs.includes('short-walks') ? 'short-walks' : 'any'
}
