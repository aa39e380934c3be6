import { describe, expect, it } from 'vitest'

import { applyToTicks, entityOf, readTicks } from './unsent-ticks.ts'

const row = (trip_id: string, ...ticked: string[]) => ({ trip_id, ticked })
const write = (body: unknown, id = 'a') => ({ entity: entityOf(id), body: JSON.stringify(body) })

describe('ticks that are not sent yet', () => {
  it('replace those of their trip only', () => {
    const rows = [row('a', 'copies'), row('b', 'insurance')]
    expect(applyToTicks(rows, write(row('a', 'passport')))).toEqual([row('b', 'insurance'), row('a', 'passport')])
  })
  it('that cannot be read, or are of another trip, change nothing', () => {
    const rows = [row('a', 'copies')]
    expect(applyToTicks(rows, { entity: entityOf('a'), body: '{' })).toEqual(rows)
    expect(applyToTicks(rows, write(row('b', 'copies')))).toEqual(rows)
  })
})

it('reads keys only', () =>
  expect(readTicks([row('a', 'visa:JP', 'Buy insurance'), { trip_id: 1 }, null])).toEqual([row('a', 'visa:JP')]))
