import { type GettingAround } from '../travel-time/index.ts'
import type { Pace, TripWishes } from '../trip/index.ts'
import type { PlanOptions } from './plan-options.ts'

export type Habits = {
  /** Slack around every leg, because a visit never ends to the minute. */
  readonly slackMinutes: number
  /** Per day: minutes at places, plus some for each of them, because many short visits are tiring too. */
  readonly effortMinutes: number
  readonly mostVisits: number
  readonly walkingCapMetres: number
  readonly getting: GettingAround & { readonly hasCar: boolean }
}

type PaceHabits = Omit<Habits, 'getting'> & { readonly walkMetres: number }
const BY_PACE: Readonly<Record<Pace, PaceHabits>> = {
  calm: { slackMinutes: 8, effortMinutes: 300, mostVisits: 5, walkingCapMetres: 7000, walkMetres: 1200 },
  steady: { slackMinutes: 5, effortMinutes: 400, mostVisits: 7, walkingCapMetres: 11_000, walkMetres: 1600 },
  full: { slackMinutes: 2, effortMinutes: 540, mostVisits: 10, walkingCapMetres: 15_000, walkMetres: 2000 },
}
/** The effort of a visit besides its minutes. */
export const EFFORT_OF_A_VISIT_MINUTES = 15
/** With a small child or on wheels, fewer stops in the same day. */
export const SMALL_CHILD_AGE = 8
const LESS = { effortMinutes: 330, mostVisits: 5 }
const SHORT_WALKS = { walkingCapMetres: 3500, walkMetres: 600 }
/** The largest share of the walking cap for one walk, so that some is left for the rest of the day. */
const LARGEST_SHARE_OF_CAP = 0.3

export function habitsOf(wishes: TripWishes, options: PlanOptions): Habits {
  const { pace, mobility, walkingCapMetres, childAges, special = [] } = wishes
  const isSlow = mobility !== 'any' || childAges.some((age) => age < SMALL_CHILD_AGE)
  const ownPace = { ...BY_PACE[pace], ...(isSlow && pace !== 'calm' && LESS) }
  const most = special.some(({ code }) => code === 'one-a-day')
    ? 1
    : special.some(({ code }) => code === 'two-a-day')
      ? 2
      : Infinity
  const { walkMetres, ...usual } = mobility === 'short-walks' ? { ...ownPace, ...SHORT_WALKS } : ownPace
  const byPace = { ...usual, mostVisits: Math.min(usual.mostVisits, most) }
  const cap = walkingCapMetres ?? byPace.walkingCapMetres
  return {
    ...byPace,
    walkingCapMetres: cap,
    getting: {
      longestWalkMetres: Math.min(walkMetres, cap * LARGEST_SHARE_OF_CAP),
      ride: options.ride ?? 'transit',
      hasCar: special.some(({ code }) => code === 'by-car'),
      ...(options.travelTime && { travelTime: options.travelTime }),
    },
  }
}
