import { type CalendarDate, daysBetween } from '../kernel/index.ts'
import type { Trip } from '../trip/index.ts'
import type { CountedStay } from './count-days.ts'

export type Visit = CountedStay & { /** ISO 3166-1, two letters. */ readonly country: string }

const COUNTRY = /^[A-Z]{2}$/

/**
 * The stays of a trip in its order, each visit of its own: a country that is left and entered again counts twice. The
 * day of crossing a border belongs to both countries. Days without a date are left out.
 */
export function tripVisits({ days }: Pick<Trip, 'days'>): readonly Visit[] {
  const dated = days.flatMap(({ date, city }) =>
    date !== null && COUNTRY.test(city.country) ? [{ on: date, country: city.country }] : [],
  )
  const visits: { country: string; arrivesOn: CalendarDate; leavesOn: CalendarDate }[] = []
  for (const { on, country } of dated.toSorted((a, b) => daysBetween(b.on, a.on))) {
    const last = visits.at(-1)
    const isNextDay = last !== undefined && daysBetween(last.leavesOn, on) <= 1
    if (last && isNextDay && last.country === country) last.leavesOn = on
    else {
      if (last && isNextDay) last.leavesOn = on
      visits.push({ country, arrivesOn: on, leavesOn: on })
    }
  }
  return visits
}
