import type { Stop, Trip, TripDay } from '@app/domain/trip'

import { at, type Fault, type GuideFacts, kmBetween } from '../guide-facts.ts'

const LONGEST_GAP = 120
const LONGEST_FREE = 270
const LUNCH = { from: 11 * 60, until: 15 * 60 + 30, dayFrom: 11 * 60, dayUntil: 15 * 60 }
const DINNER = { from: 17 * 60, until: 22 * 60 + 30, dayUntil: 20 * 60 + 30 }
const EVENING = 17 * 60
const ONE_AREA_KM = 2.5

/** More than two hours that nothing names. */
export function findHoles({ days }: Trip): readonly Fault[] {
  return days.flatMap((day, index) => holesOf(day).map((text): Fault => ({ rule: 'hole', day: index + 1, text })))
}

function holesOf({ start, end, stops }: TripDay): readonly string[] {
  const holes: string[] = []
  let free = start.at + start.bufferMinutes
  for (const { arrive, leave, leg, kind, isLocked, title } of stops) {
    const gap = arrive - (leg?.minutes ?? 0) - free
    if (gap > LONGEST_GAP) holes.push(`${at(free)}-${at(arrive)} before ${title}`)
    if (kind === 'free' && !isLocked && leave - arrive > LONGEST_FREE) holes.push(`${title} ${at(arrive)}-${at(leave)}`)
    free = Math.max(free, leave)
  }
  const until = Math.min(EVENING, end.at - end.bufferMinutes)
  if (until - free > LONGEST_GAP) holes.push(`nothing after ${at(free)}`)
  return holes
}

/** A lunch and a dinner a day, each with a dish or a place, and a dish that the travellers may eat. */
export function findMealFaults(trip: Trip, facts: GuideFacts): readonly Fault[] {
  return trip.days.flatMap((day, index) =>
    mealFaultsOf(day, trip, facts).map((text): Fault => ({ rule: 'meal', day: index + 1, text })),
  )
}

function mealFaultsOf(day: TripDay, { wishes }: Trip, facts: GuideFacts): readonly string[] {
  const from = day.start.at + day.start.bufferMinutes
  const to = day.end.at - day.end.bufferMinutes
  const meals = day.stops.filter(({ kind }) => kind === 'meal')
  const isLunchSaid =
    meals.some(({ arrive }) => arrive >= LUNCH.from && arrive <= LUNCH.until) ||
    day.stops.some(({ hint = '' }) => /lunch/i.test(hint))
  const isDinnerSaid = meals.some(({ arrive }) => arrive >= DINNER.from && arrive <= DINNER.until)
  const isOnBoard = day.stops.some(({ title, leave }) => /cruise|safari/i.test(title) && leave >= DINNER.from)
  return [
    ...(from <= LUNCH.dayFrom && to >= LUNCH.dayUntil && !isLunchSaid ? ['no lunch'] : []),
    ...(to >= DINNER.dayUntil && !isDinnerSaid && !isOnBoard ? ['no dinner'] : []),
    ...meals
      .filter(({ hint, placeId }) => !hint && placeId === null)
      .map(({ title, arrive }) => `${title} at ${at(arrive)} names no dish`),
    ...meals.flatMap((meal) => wrongDish(meal, day, wishes.diets, facts)),
  ]
}

const MEAT = new Set(['pork', 'beef', 'meat', 'fish', 'seafood', 'shellfish', 'chicken', 'lamb', 'poultry'])

function wrongDish({ hint = '' }: Stop, day: TripDay, diets: readonly string[], facts: GuideFacts): readonly string[] {
  const name = /Try ([^(,;.]+)/.exec(hint)?.[1]?.trim()
  if (name === undefined || diets.length === 0) return []
  const rows = facts.food.filter((food) => food.name === name)
  const flags = rows.flatMap((row) => row.diets ?? [])
  return diets.flatMap((diet) => {
    if (diet !== 'vegetarian' && diet !== 'vegan') return []
    const fits = flags.some(
      (flag) => flag.startsWith('vegan') || (diet === 'vegetarian' && flag.startsWith('vegetarian')),
    )
    const isMeat = rows.every(({ contains }) => contains.some((each) => MEAT.has(each)))
    const isOption = /ask for the/.test(hint)
    return fits && (!isMeat || isOption) ? [] : [`${name} for a ${diet} in ${day.city.name}`]
  })
}

/** The groups of visits of a day that are a ride apart; a driven day is one of them. */
export function areasOfDays({ days, places }: Trip): readonly number[] {
  return days
    .filter(({ ride, stops }) => ride !== 'drive' && !stops.some(({ way }) => way))
    .map(({ stops }) => {
      const spots = stops.flatMap(({ placeId, kind }) =>
        placeId === null || kind === 'meal' ? [] : (places[placeId]?.coordinates ?? []),
      )
      let areas = spots.length > 0 ? 1 : 0
      for (const [index, spot] of spots.entries()) {
        const before = spots[index - 1]
        if (before && kmBetween(before, spot) > ONE_AREA_KM) areas += 1
      }
      return areas
    })
}
