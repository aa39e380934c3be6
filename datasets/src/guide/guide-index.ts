import {
  type AvoidMonths,
  type DestinationKind,
  type GuideState,
  type LocalisedName,
  type MonthRange,
  parseMonthReasons,
  parseMonths,
  parsePrice,
  parseThemeShares,
  type Price,
  type ThemeShares,
} from '@app/domain/guide'
import type { Coordinates } from '@app/domain/kernel'

import { textOf } from '../columns/read-column.ts'
import { GUIDE_VERSION, type PackedTable } from './guide-file.ts'

/** The fields by which a destination is found or suggested; everything else is in the file of the country. */
export type GuideEntry = {
  readonly id: string
  readonly name: string
  readonly localName: string | null
  readonly otherNames: readonly LocalisedName[]
  readonly kind: DestinationKind
  /** ISO 3166-1, the main one first: its file contains the destination. */
  readonly countries: readonly string[]
  readonly coordinates: Coordinates
  readonly radiusKm: number
  readonly parentId: string | null
  /** IATA, the gateway first. */
  readonly airports: readonly string[]
  readonly gatewayAirport: string | null
  readonly bases: readonly string[]
  /** The least, the ideal and the longest useful stay. */
  readonly days: { readonly least: number; readonly ideal: number; readonly most: number }
  readonly bestMonths: readonly MonthRange[]
  readonly avoidMonths: readonly AvoidMonths[]
  readonly themes: ThemeShares
  /** A double room in its country; null when unknown. */
  readonly room: Price | null
  /** 1 is the most popular. */
  readonly rank: number
  readonly state: GuideState
  /** The number of its country's file that contains its sights. */
  readonly part: number
}

export type GuideIndex = {
  /** The most popular first. */
  readonly destinations: readonly GuideEntry[]
  /** ISO 3166-1: countries with practical facts. */
  readonly countries: readonly string[]
}

type IndexFile = PackedTable & {
  readonly table: string
  readonly version: number
  /** Two letters each. */
  readonly countries: string
}

const NAME_COLUMN = 'name:'

export function openIndex(text: string): GuideIndex {
  const file = JSON.parse(text) as IndexFile
  if (file.table !== 'guide' || file.version !== GUIDE_VERSION) throw new RangeError(`not guide ${GUIDE_VERSION}`)
  const columns = new Map(Object.entries(file.columns).map(([name, column]) => [name, textOf(column)]))
  const names = [...columns].filter(([name]) => name.startsWith(NAME_COLUMN))
  const at = (row: number): GuideEntry => {
    const cell = (name: string): string => columns.get(name)?.(row) ?? ''
    const airports = cell('airports').split(';').filter(Boolean)
    return {
      id: cell('id'),
      name: cell('name'),
      localName: cell('localName') || null,
      otherNames: names.flatMap(([column, text]) => namesIn(column.slice(NAME_COLUMN.length), text(row))),
      kind: cell('kind') as DestinationKind,
      countries: cell('countries').split(';'),
      coordinates: { latitude: Number(cell('latitude')), longitude: Number(cell('longitude')) },
      radiusKm: Number(cell('radiusKm')),
      parentId: cell('parent') || null,
      airports,
      gatewayAirport: airports[0] ?? null,
      bases: cell('bases')
        .split(/[;,]\s*/)
        .filter(Boolean),
      days: { least: Number(cell('daysMin')), ideal: Number(cell('daysIdeal')), most: Number(cell('daysMax')) },
      bestMonths: parseMonths(cell('bestMonths')) ?? [],
      avoidMonths: (parseMonthReasons(cell('avoidMonths')) ?? []) as readonly AvoidMonths[],
      themes: parseThemeShares(cell('themes')),
      room: parsePrice(cell('room')),
      rank: Number(cell('rank')),
      state: cell('state') as GuideState,
      part: Number(cell('part')),
    }
  }
  return {
    destinations: Array.from({ length: file.rows }, (_, row) => at(row)),
    countries: file.countries.match(/../g) ?? [],
  }
}

/** Several names of one language are separated by a bar. */
function namesIn(language: string, text: string): readonly LocalisedName[] {
  return text === '' ? [] : text.split('|').map((name) => ({ language, name }))
}
