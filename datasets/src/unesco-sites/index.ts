import { calendarDate, type Coordinates } from '@app/domain/kernel'

import packed from '../../packed/unesco-sites.json' with { type: 'json' }

export type UnescoSite = {
  /** As in the URL of its page. */
  readonly id: number
  readonly name: string
  readonly category: 'cultural' | 'natural' | 'mixed'
  /** `i` to `x`. */
  readonly criteria: readonly string[]
  readonly year: number
  /** ISO 3166-1; several where a site crosses a border, none for the Old City of Jerusalem. */
  readonly countries: readonly string[]
  /** One position, also for a site of many parts. */
  readonly coordinates: Coordinates
  readonly parts: number
  /** GeoNames id of the city beside it; null without one, or when the site is known by its own name. */
  readonly cityId: number | null
  readonly url: string
}

/** By id, which is nearly by year. */
export const UNESCO_SITES: readonly UnescoSite[] = packed.rows.map(fromLine)

export const UNESCO_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

function fromLine(line: string): UnescoSite {
  const [id = '', name = '', category, criteria = '', year, countries = '', latitude, longitude, parts, cityId] =
    line.split('|')
  return {
    id: Number(id),
    name,
    category: category as UnescoSite['category'],
    criteria: criteria.split(' '),
    year: Number(year),
    countries: countries.split(' ').filter(Boolean),
    coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
    parts: Number(parts),
    cityId: cityId ? Number(cityId) : null,
    url: `https://whc.unesco.org/en/list/${id}`,
  }
}
