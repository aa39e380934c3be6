import { calendarDate, type Coordinates, distanceKm } from '@app/domain/kernel'

import packed from '../../packed/embassies.json' with { type: 'json' }
import type { Embassy, EmbassyKind } from './embassy.ts'

export const EMBASSIES_SOURCE = { source: packed.source, checkedAt: calendarDate(packed.checkedAt) }

/** All of one country abroad, by host country. */
export function embassiesOf(operator: string): readonly Embassy[] {
  return linesOf(operator).map(fromLine)
}

/** In one country, full missions before honorary ones. */
export function embassiesIn(operator: string, host: string): readonly Embassy[] {
  const found = linesOf(operator, host).map(fromLine)
  return found.toSorted((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind))
}

export type NearbyEmbassy = { readonly embassy: Embassy; readonly km: number }

/** The nearest ones with a known position, also across a border. */
export function nearestEmbassies(operator: string, from: Coordinates, limit: number): readonly NearbyEmbassy[] {
  return embassiesOf(operator)
    .flatMap((embassy) => (embassy.coordinates ? [{ embassy, km: distanceKm(from, embassy.coordinates) }] : []))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, limit)
}

const RANK: readonly EmbassyKind[] = [
  'embassy',
  'high-commission',
  'de-facto-embassy',
  'consulate-general',
  'consulate',
  'de-facto-consulate',
  'office',
  'honorary-consulate',
  'nunciature',
]

/** Ten thousand lines are parsed only on demand. */
function linesOf(...codes: readonly string[]): readonly string[] {
  const start = `${codes.join('|').toUpperCase()}|`
  return packed.rows.filter((line) => line.startsWith(start))
}

function fromLine(line: string): Embassy {
  const [operator = '', host = '', city, kind, latitude, longitude, website, phone, wikidataId = ''] = line.split('|')
  return {
    operator,
    host,
    city: city || null,
    kind: kind as EmbassyKind,
    coordinates: latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    website: website || null,
    phone: phone || null,
    wikidataId,
  }
}
