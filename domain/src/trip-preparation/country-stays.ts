import { isInSchengen } from '../entry-rules/index.ts'
import { addDays, type CalendarDate } from '../kernel/index.ts'
import type { Trip } from '../trip/index.ts'

export type CountryStay = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** As counted at a border: the first and the last day both, and those in other countries of the Schengen area. */
  readonly borderDays: number
  /** Null without dates. */
  readonly arrivesOn: CalendarDate | null
  readonly leavesOn: CalendarDate | null
}

const COUNTRY = /^[A-Z]{2}$/

/** The countries of a trip in its order; several visits to one are one stay. */
export function countryStays({ days }: Pick<Trip, 'days'>): readonly CountryStay[] {
  const areaOf = (country: string): string => (isInSchengen(country) ? 'Schengen' : country)
  const visits = days.flatMap((day, index) => {
    const leavingTo = days[index + 1]
    return COUNTRY.test(day.city.country) ? [{ day, leavingTo, area: areaOf(day.city.country) }] : []
  })
  const leaves = visits.filter(({ leavingTo, area }) => leavingTo && areaOf(leavingTo.city.country) !== area)
  const daysIn = (area: string): number => [...visits, ...leaves].filter((visit) => visit.area === area).length
  return [...Map.groupBy(visits, ({ day }) => day.city.country)].map(([country, those]) => {
    const dates = those.flatMap(({ day }) => day.date ?? []).toSorted()
    const last = dates.at(-1) ?? null
    // The day of leaving is the first day of the next country, or the last one of the trip.
    const isLeaving = those.at(-1)?.leavingTo !== undefined
    return {
      country,
      borderDays: daysIn(areaOf(country)),
      arrivesOn: dates[0] ?? null,
      leavesOn: last && isLeaving ? addDays(last, 1) : last,
    }
  })
}
