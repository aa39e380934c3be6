import type { CityFacts } from '@app/datasets/city-facts'

import { blogText as text } from '../../text/blog.ts'
import { formatCoordinates } from '../../text/format.ts'

/** What the plate shows, in words. */
export function describePlate(city: CityFacts): string {
  const coldest = indexOfExtreme(city.meanC, Math.min)
  const warmest = indexOfExtreme(city.meanC, Math.max)
  const wettest = indexOfExtreme(city.rainMm, Math.max)
  return text('plate', {
    city: city.name,
    position: formatCoordinates(city.coordinates),
    coldest: monthName(coldest),
    coldestC: String(city.meanC[coldest]),
    warmest: monthName(warmest),
    warmestC: String(city.meanC[warmest]),
    wettest: monthName(wettest),
    wettestMm: String(city.rainMm[wettest]),
  })
}

function indexOfExtreme(values: readonly number[], choose: (...values: number[]) => number): number {
  return values.indexOf(choose(...values))
}

function monthName(month: number): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month, 1)))
}
