import type { KeptTrip } from '../../entities/trip/trip-store.ts'

export type NextTrip = {
  readonly id: string
  readonly title: string
  readonly dayCount: number
  readonly firstDate: string | null
  readonly lastDate: string | null
  /** Only known for a trip on this device. */
  readonly cities: readonly string[]
  readonly stopCount: number | null
}

export type Journey = NextTrip & { readonly changedAt: string }

/** In the dashboard's format, without trips of another account on the same device. */
export function toJourneys(kept: readonly KeptTrip[], userId: string | null): readonly Journey[] {
  return kept
    .filter(({ owner }) => owner === userId || owner === null)
    .map(({ trip: { id, title, days }, changedAt }) => {
      const dates = days.flatMap(({ date }) => (date === null ? [] : [date])).toSorted()
      return {
        id,
        title,
        dayCount: days.length,
        firstDate: dates[0] ?? null,
        lastDate: dates.at(-1) ?? null,
        cities: [...new Set(days.map(({ city }) => city.name))],
        stopCount: days.reduce((sum, { stops }) => sum + stops.length, 0),
        changedAt,
      }
    })
}

/** The current or next trip; else the newest without dates. Past trips are excluded. */
export function chooseNextTrip(journeys: readonly Journey[], today: string): Journey | null {
  const ahead = journeys
    .filter(({ firstDate, lastDate }) => (lastDate ?? firstDate ?? '') >= today)
    .toSorted((a, b) => (a.firstDate ?? '').localeCompare(b.firstDate ?? ''))
  const undated = journeys
    .filter(({ firstDate }) => firstDate === null)
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
  return ahead[0] ?? undated[0] ?? null
}

const DAY_MS = 86_400_000

/** Zero or less: the trip is under way. */
export function daysUntil(firstDate: string, today: string): number {
  return Math.round((Date.parse(firstDate) - Date.parse(today)) / DAY_MS)
}
