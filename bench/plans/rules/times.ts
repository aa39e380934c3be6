import { usualTimesOn } from '@app/domain/guide'
import type { Trip } from '@app/domain/trip'

import { at, type Fault, type GuideFacts, monthOf, type Visit, visitsOf, weekdayOf } from '../guide-facts.ts'
import { isWithin } from './must-sees.ts'

const LATE = new Set(['sunset', 'evening', 'night'])
const DARK = new Set(['evening', 'night'])
const EARLY = new Set(['dawn', 'morning'])
/** In the open and without lamps. */
const WILD = new Set(
  'trail beach waterfall national_park nature_reserve nature glacier canyon volcano rice_terrace desert reef'.split(
    ' ',
  ),
)
const MORNING_ENDS = 13 * 60
const LATE_BEGINS = 15 * 60
const DARK_BEGINS = 17 * 60
const DAY_BEGINS = 6 * 60
/** The latest dusk of a summer far from the tropics; the planner knows the sun, the judge only what is surely wrong. */
const SURELY_DARK = 22 * 60
const SURELY_DARK_IN_THE_TROPICS = 20 * 60
const TROPICS = 24
const SLACK_MINUTES = 10

/** A night market at noon, a fish market in the evening, a beach in the dark. */
export function findWrongTimes(trip: Trip, facts: GuideFacts): readonly Fault[] {
  return visitsOf(trip, facts).flatMap((visit): readonly Fault[] => {
    const wrong = wrongTimeOf(visit)
    return wrong === null
      ? []
      : [
          {
            rule: 'wrong-time',
            day: visit.number,
            text: `${visit.place.name} ${at(visit.stop.arrive)}-${at(visit.stop.leave)}: ${wrong}`,
          },
        ]
  })
}

function wrongTimeOf({ stop, place, sight }: Visit): string | null {
  const times = sight?.bestTimes ?? place.guide?.bestTimes ?? []
  if (stop.arrive < DAY_BEGINS && !times.includes('dawn')) return 'before anybody is up'
  if (times.length === 0 || times.includes('any')) return isDarkOutside(place, stop.leave) ? 'in the dark' : null
  if (times.every((time) => DARK.has(time)) && stop.leave < DARK_BEGINS) return 'of the evening'
  if (times.every((time) => LATE.has(time)) && stop.leave < LATE_BEGINS) return 'of the late day'
  if (times.every((time) => EARLY.has(time)) && stop.arrive > MORNING_ENDS) return 'of the morning'
  if (!times.some((time) => DARK.has(time)) && isDarkOutside(place, stop.leave)) return 'in the dark'
  return null
}

function isDarkOutside({ kind, coordinates }: Visit['place'], leave: number): boolean {
  const dusk = Math.abs(coordinates.latitude) <= TROPICS ? SURELY_DARK_IN_THE_TROPICS : SURELY_DARK
  return WILD.has(kind) && leave > dusk
}

/** On a closed weekday, out of season or outside the usual hours of the guide. */
export function findClosed(trip: Trip, facts: GuideFacts): readonly Fault[] {
  return visitsOf(trip, facts).flatMap((visit): readonly Fault[] => {
    const why = closedBecause(visit)
    return why === null ? [] : [{ rule: 'closed', day: visit.number, text: `${visit.place.name}: ${why}` }]
  })
}

function closedBecause({ sight, day, stop, place }: Visit): string | null {
  if (!sight || place.hours?.basis === 'source') return null
  const [month, weekday] = [monthOf(day), weekdayOf(day)]
  if (month === null || weekday === null) return null
  if ((sight.closedDays ?? []).some((closed) => closed === weekday)) return `closed on ${weekday}`
  const shut = sight.closedSeason.find(
    ({ from, to, reason }) => (reason === 'closed' || reason === 'maintenance') && isWithin(month, from, to),
  )
  if (shut) return `closed in month ${month}`
  const clocks = usualTimesOn(sight.usualTimes, { month, weekday }).filter(({ kind }) => kind === 'clock')
  if (clocks.length === 0) return null
  const isOpen = clocks.some(
    ({ opensAtMinutes, closesAtMinutes }) =>
      stop.arrive >= (opensAtMinutes ?? 0) - SLACK_MINUTES && stop.leave <= (closesAtMinutes ?? 0) + SLACK_MINUTES,
  )
  return isOpen ? null : `${at(stop.arrive)}-${at(stop.leave)} is outside its hours`
}
