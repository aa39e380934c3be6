import { calendarDate } from '@app/domain/kernel'

import packed from '../../packed/airport-places.json' with { type: 'json' }

export type AirportPlace = {
  /** IANA name; null when no town is near. */
  readonly timeZone: string | null
  /** The largest city in the airport's name, and its distance in a straight line. */
  readonly namedAfter: { readonly city: string; readonly km: number } | null
}

export const AIRPORT_PLACES_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

const byCode = new Map(packed.rows.map(fromLine))

export function placeOfAirport(code: string): AirportPlace | undefined {
  return byCode.get(code)
}

function fromLine(line: string): readonly [code: string, place: AirportPlace] {
  const [code = '', timeZone = '', city = '', km] = line.split('|')
  return [code, { timeZone: timeZone || null, namedAfter: city ? { city, km: Number(km) } : null }]
}
