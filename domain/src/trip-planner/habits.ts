import { type GettingAround } from '../travel-time/index.ts'
import type { Pace, TripWishes } from '../trip/index.ts'
import type { PlanOptions } from './plan-options.ts'

type Habits = {
  /** Kept free around every way: nobody walks out of a museum by the minute. */
  readonly slackMinutes: number
  /** In thirds: a square or a bridge is two of them, a museum three. */
  readonly visitThirdsPerDay: number
  readonly walkingCapMetres: number
  readonly getting: GettingAround
}

const BY_PACE: Readonly<Record<Pace, { slack: number; visitThirds: number; capMetres: number; walkMetres: number }>> = {
  calm: { slack: 8, visitThirds: 9, capMetres: 7000, walkMetres: 1200 },
  steady: { slack: 5, visitThirds: 14, capMetres: 11_000, walkMetres: 1600 },
  full: { slack: 2, visitThirds: 21, capMetres: 15_000, walkMetres: 2000 },
}
const SHORT_WALKS = { capMetres: 3500, walkMetres: 600 }
/** A cap that one walk could use up leaves nothing for the rest of the day. */
const LARGEST_SHARE_OF_CAP = 0.3

export function habitsOf({ pace, mobility, walkingCapMetres }: TripWishes, options: PlanOptions): Habits {
  const { slack, visitThirds, ...byPace } = BY_PACE[pace]
  const { capMetres, walkMetres } = mobility === 'short-walks' ? SHORT_WALKS : byPace
  const cap = walkingCapMetres ?? capMetres
  return {
    slackMinutes: slack,
    visitThirdsPerDay: visitThirds,
    walkingCapMetres: cap,
    getting: {
      longestWalkMetres: Math.min(walkMetres, cap * LARGEST_SHARE_OF_CAP),
      ride: options.ride ?? 'transit',
      ...(options.travelTime && { travelTime: options.travelTime }),
    },
  }
}
