import type { CityFacts } from '@app/datasets/city-facts'
import { daylightMinutes } from '@app/domain/daylight'
import type { LoaderFunctionArgs } from 'react-router'

export type CityInMonth = Pick<CityFacts, 'id' | 'name' | 'country'> & {
  readonly meanC: number
  readonly rainMm: number
}

export type TravelIntelView = {
  /** January is 0. */
  readonly month: number
  readonly city: CityFacts
  readonly daylightMinutes: number
  /** On the 15th of the month, including summer time. */
  readonly utcOffsetMinutes: number
  /** Driest first. */
  readonly all: readonly CityInMonth[]
}

export async function loadTravelIntel({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<TravelIntelView> {
  const params = new URL(request.url).searchParams
  const { CITY_FACTS } = await import('@app/datasets/city-facts')
  const asked = Number(params.get('month'))
  const month = Number.isInteger(asked) && asked >= 1 && asked <= 12 ? asked - 1 : new Date().getUTCMonth()
  const city = CITY_FACTS.find(({ id }) => id === params.get('city')) ?? CITY_FACTS.find(({ id }) => id === 'lisbon')!
  const middle = new Date(Date.UTC(new Date().getUTCFullYear(), month, 15, 12))
  const dayOfYear = Math.floor((middle.getTime() - Date.UTC(middle.getUTCFullYear(), 0, 0)) / 86_400_000)
  return {
    month,
    city,
    daylightMinutes: daylightMinutes(city.coordinates.latitude, dayOfYear),
    utcOffsetMinutes: offsetAt(middle, city.timeZone),
    all: CITY_FACTS.map(({ id, name, country, meanC, rainMm }) => ({
      id,
      name,
      country,
      meanC: meanC[month] ?? 0,
      rainMm: rainMm[month] ?? 0,
    })).toSorted((a, b) => a.rainMm - b.rainMm),
  }
}

/** Compares noon in the zone with noon in UTC. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
