import { describe, expect, it } from 'vitest'

import { PLACE_WORDS } from '../guide/index.ts'
import { calendarDate } from '../kernel/index.ts'
import { isOpenAt } from '../opening-hours/index.ts'
import { factsOfKind, kindsMeant, usualHours, WEEKDAYS } from './index.ts'
import { KIND_TABLE } from './kind-table.ts'

/** 2026-11-16 is a Monday. */
const isOpen = (text: string, day: number, hour: number) => {
  const date = (offset: number) => calendarDate(`2026-11-${16 + day + offset}`)
  return isOpenAt(text, { today: date(0), yesterday: date(-1), minutes: hour * 60 })
}

describe('the usual values of a kind', () => {
  it.each(Object.keys(KIND_TABLE))('%s has valid hours, and a visit that fits a day', (kind) => {
    const { visitMinutes } = factsOfKind(kind)
    expect(visitMinutes).toBeGreaterThanOrEqual(10)
    expect(visitMinutes).toBeLessThanOrEqual(360)
    const hours = usualHours(kind)
    if (!hours) return
    expect(hours.basis).toBe('usual')
    const open = [0, 1, 2, 3, 4, 5, 6].map((day) => [9, 13, 19, 22, 23].some((hour) => isOpen(hours.text, day, hour)))
    expect(open.filter(Boolean).length).toBeGreaterThanOrEqual(kind === 'nightclub' ? 3 : 5)
  })

  it('distinguishes a museum from a bank', () => {
    expect(factsOfKind('museum')).toMatchObject({ role: 'sight', isIndoor: true, isFree: false })
    expect(factsOfKind('bank')).toMatchObject({ role: 'other', usualHours: null, isIndoor: null })
    expect(factsOfKind('constructor').role).toBe('other')
  })

  it.each([
    ['museum', undefined, 'Tu-Su 10:00-17:00'],
    ['museum', [], 'Mo-Su 10:00-17:00'],
    ['museum', ['Tu'], 'Mo,We,Th,Fr,Sa,Su 10:00-17:00'],
    ['museum', WEEKDAYS, 'off'],
    ['square', [], '24/7'],
    ['square', ['Mo'], 'Tu,We,Th,Fr,Sa,Su 00:00-24:00'],
  ] as const)('%s closed on %o: %s', (kind, closedOn, text) => {
    expect(usualHours(kind, closedOn)).toEqual({ text, basis: 'usual' })
  })

  it('is open or closed on the named day', () => {
    const louvre = usualHours('museum', ['Tu'])?.text ?? ''
    expect([0, 1, 2].map((day) => isOpen(louvre, day, 11))).toEqual([true, false, true])
    expect(isOpen(usualHours('museum', WEEKDAYS)?.text ?? '', 0, 11)).toBe(false)
  })

  it.each([
    ['square', true],
    ['temple', false],
    ['attraction', false],
  ])('%s is free: %s', (kind, isFree) => expect(factsOfKind(kind).isFree).toBe(isFree))

  it.each(PLACE_WORDS.SIGHT_KINDS)('includes %s of the guide', (kind) =>
    expect(factsOfKind(kind).role).not.toBe('other'),
  )
})

describe('kindsMeant', () => {
  it.each([
    ['museums', 'museum'],
    ['any more Museen', 'museum'],
    ['musées et églises', 'church'],
    ['iglesias', 'cathedral'],
    ['musei', 'gallery'],
    ['compras', 'shop'],
  ])('%s', (wish, kind) => expect(kindsMeant(wish).has(kind)).toBe(true))

  it.each(['Museum of Modern Art', 'Louvre', 'the', ''])('finds no kind in %s', (wish) =>
    expect(kindsMeant(wish).size).toBe(0),
  )
})
