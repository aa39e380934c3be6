import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Column } from './column.ts'
import { openTable } from './read-column.ts'
import { choiceColumn, sparseColumn, stepsColumn, textColumn } from './write-column.ts'

const HEAD = {
  table: 'test',
  version: 1,
  source: { title: 'Nobody', url: 'https://example.org/' },
  licence: 'CC0-1.0',
  checkedAt: '2026-11-15',
}

const tableOf = (values: Column, rows: number) =>
  openTable(JSON.stringify({ ...HEAD, rows, columns: { values } }), 'test', 1)

describe('columns', () => {
  it.each([
    ['text', textColumn],
    ['choice', choiceColumn],
    ['sparse', sparseColumn],
  ] as const)('%s survives a round trip', (_, write) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(''), fc.constant('hotel'), fc.string())), (values) => {
        const read = tableOf(write(values), values.length).text('values')
        expect(values.map((_value, row) => read(row))).toEqual(values)
      }),
      { seed: 2026 },
    )
  })

  it('numbers are exact to the last stored digit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_800_000, max: 1_800_000 })), (units) => {
        const values = units.map((unit) => unit / 10_000)
        expect([...tableOf(stepsColumn(values, 10_000), values.length).numbers('values')]).toEqual(values)
      }),
      { seed: 2026 },
    )
  })

  it('contains its source', () => {
    expect(tableOf(textColumn([]), 0).origin).toMatchObject({ licence: 'CC0-1.0', checkedAt: '2026-11-15' })
  })

  it('refuses another table, another version, a missing column and the wrong kind', () => {
    const text = JSON.stringify({ ...HEAD, rows: 0, columns: { name: textColumn([]) } })
    expect(() => openTable(text, 'other', 1)).toThrow('not other 1')
    expect(() => openTable(text, 'test', 2)).toThrow('not test 2')
    expect(() => openTable(text, 'test', 1).text('city')).toThrow('no column city')
    expect(() => openTable(text, 'test', 1).numbers('name')).toThrow('text is not a number')
  })
})
