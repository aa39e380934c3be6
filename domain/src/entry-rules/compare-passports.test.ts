import { describe, expect, it } from 'vitest'

import { compareEntry, type EntryTerms } from './compare-passports.ts'

const terms = (requirement: EntryTerms['requirement'], days: number | null = null, isFree = false): EntryTerms => ({
  requirement,
  days,
  isFree,
})

describe('EN-10 compareEntry', () => {
  it.each([
    ['a citizen before free movement', terms('own'), terms('visa-free', null, true)],
    ['free movement before any visit', terms('visa-free', null, true), terms('visa-free', 360)],
    ['no visa before an ETA', terms('visa-free', 30), terms('eta', 90)],
    ['an ETA before a visa on arrival', terms('eta'), terms('visa-on-arrival')],
    ['a visa on arrival before an e-visa', terms('visa-on-arrival'), terms('e-visa')],
    ['an e-visa before an embassy', terms('e-visa', 30), terms('visa-required')],
    ['an embassy before no entry', terms('visa-required'), terms('no-admission')],
    ['ninety days before thirty', terms('visa-free', 90), terms('visa-free', 30)],
  ])('puts %s', (_, first, second) => {
    expect(compareEntry(first, second)).toBeLessThan(0)
    expect(compareEntry(second, first)).toBeGreaterThan(0)
  })
  it.each([
    [terms('visa-free', 90), terms('visa-free', 90)],
    [terms('visa-free', 90), terms('visa-free', null)],
    [terms('visa-free', 90, true), terms('visa-free', null, true)],
  ])('calls equal what is: %j and %j', (a, b) => expect(compareEntry(a, b)).toBe(0))
})
