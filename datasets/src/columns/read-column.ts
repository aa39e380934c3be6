import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import type { Column, ColumnTable } from './column.ts'

/** One value per row; empty without one. */
export type TextColumn = (row: number) => string

/** The source, its licence in the register, and the date of reading. */
export type Origin = { readonly source: Source; readonly licence: string; readonly checkedAt: CalendarDate }

export type OpenTable = {
  readonly rows: number
  readonly origin: Origin
  readonly text: (name: string) => TextColumn
  readonly numbers: (name: string) => Float64Array
}

/** Parses a column file; a file of another table or version is a build error. */
export function openTable(text: string, table: string, version: number): OpenTable {
  const found = JSON.parse(text) as ColumnTable
  if (found.table !== table || found.version !== version) {
    throw new RangeError(`not ${table} ${version}: ${found.table} ${found.version}`)
  }
  const column = (name: string): Column => {
    const known = found.columns[name]
    if (!known) throw new RangeError(`no column ${name} in ${table}`)
    return known
  }
  const read = new Map<string, Float64Array>()
  return {
    rows: found.rows,
    origin: { source: found.source, licence: found.licence, checkedAt: calendarDate(found.checkedAt) },
    text: (name) => textOf(column(name)),
    numbers: (name) => {
      const numbers = read.get(name) ?? numbersOf(column(name))
      read.set(name, numbers)
      return numbers
    },
  }
}

export function textOf(column: Column): TextColumn {
  switch (column.kind) {
    case 'text':
      return (row) => column.values[row] ?? ''
    case 'choice': {
      const places = new Uint16Array(column.values)
      return (row) => column.choices[places[row] ?? 0] ?? ''
    }
    case 'sparse': {
      const rows = sums(column.rows)
      const values = new Map(column.values.map((value, index) => [rows[index] ?? 0, value]))
      return (row) => values.get(row) ?? ''
    }
    case 'steps':
      throw new RangeError('numbers are not text')
  }
}

export function numbersOf(column: Column): Float64Array {
  if (column.kind !== 'steps') throw new RangeError('text is not a number')
  return sums(column.values, column.scale)
}

/** A plain loop: iterating two hundred thousand pairs costs more than the sums. */
function sums(steps: readonly number[], scale = 1): Float64Array {
  const values = new Float64Array(steps.length)
  let sum = 0
  for (let index = 0; index < steps.length; index += 1) {
    sum += steps[index] ?? 0
    values[index] = sum / scale
  }
  return values
}
