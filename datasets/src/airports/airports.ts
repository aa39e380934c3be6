import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/airports.json' with { type: 'json' }
import type { Airport } from './airport.ts'

/** Every airport with scheduled flights, the busiest first. */
export const AIRPORTS: readonly Airport[] = packed.rows.map(fromLine)

/** The source and date of their positions. */
export const AIRPORTS_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

const byCode = new Map(AIRPORTS.map((airport) => [airport.code, airport]))

export function findAirport(code: string): Airport | undefined {
  return byCode.get(code.trim().toUpperCase())
}

function fromLine(line: string): Airport {
  const [code = '', city = '', name = '', country = '', latitude, longitude] = line.split('|')
  return { code, city, name, country, coordinates: { latitude: Number(latitude), longitude: Number(longitude) } }
}
