/** The format of one packed guide file: the cells of every table, column by column. */
import type { Cells } from '@app/domain/guide'
import type { Source } from '@app/domain/kernel'

import type { Column } from '../columns/column.ts'
import { textOf } from '../columns/read-column.ts'

export const GUIDE_VERSION = 1
export const INDEX_FILE = 'guide/destinations.json'
export const PLACE_NAMES_FILE = 'guide/place-names.json'

/** Columns without any value are left out. */
export type PackedTable = { readonly rows: number; readonly columns: Readonly<Record<string, Column>> }

/** `country` is in the first part only; so are destinations, routes and data of the whole country. */
export type GuideFile = {
  readonly table: 'guide'
  readonly version: number
  readonly source: Source
  readonly licence: string
  readonly status: 'editorial'
  /** `2026-11`. */
  readonly asOf: string
  /** The number of further parts: `us-1.json`, `us-2.json`, … */
  readonly moreParts: number
  readonly country: Readonly<Record<string, string>> | null
  readonly tables: Readonly<Record<string, PackedTable>>
}

/** `us`, or `us-2` for its second part with destinations. */
export function guideFile(country: string, part: number): string {
  const name = country.toLowerCase()
  return `guide/${part === 0 ? name : `${name}-${part}`}.json`
}

export function openFile(text: string): GuideFile {
  const file = JSON.parse(text) as GuideFile
  if (file.table !== 'guide' || file.version !== GUIDE_VERSION) throw new RangeError(`not guide ${GUIDE_VERSION}`)
  return file
}

export function rowsOf<Row>(file: GuideFile, name: string, toRow: (cell: Cells) => Row): readonly Row[] {
  const table = file.tables[name]
  if (!table) return []
  const columns = new Map(Object.entries(table.columns).map(([column, packed]) => [column, textOf(packed)]))
  return Array.from({ length: table.rows }, (_, row) => toRow((column) => columns.get(column)?.(row) ?? ''))
}
