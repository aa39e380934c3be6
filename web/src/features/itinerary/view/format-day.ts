import type { TripDay } from '@app/domain/trip'

export function formatDay(date: string, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  const format = new Intl.DateTimeFormat(words, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** The numbers in the pins: only what has a place has one. */
export function marksOf({ stops }: TripDay): ReadonlyMap<string, number> {
  return new Map(stops.filter(({ placeId }) => placeId !== null).map(({ id }, index) => [id, index + 1]))
}
