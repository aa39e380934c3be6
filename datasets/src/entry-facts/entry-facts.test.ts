import { calendarDate } from '@app/domain/kernel'
import { describe, expect, it } from 'vitest'

import { readPackedFile } from '../packed-files/index.ts'
import { loadVisas } from '../visas/index.ts'
import { entryFactsOf } from './index.ts'

const visas = await loadVisas(readPackedFile)
const today = calendarDate('2026-03-01')
const facts = (passport: string, destination: string) => entryFactsOf({ passport, destination }, visas, today)

describe('entryFactsOf', () => {
  it('returns the entry rules, with source and date', () => {
    const { visa, passportRules, health } = facts('PT', 'JP')
    expect(visa).toMatchObject({ value: { requirement: 'visa-free', days: 90, note: null }, status: 'verified' })
    expect(visa?.source.url).toMatch(/^https:/)
    expect(passportRules.length).toBeGreaterThan(0)
    expect(health?.value.yellowFever.entry).toBe('not-required')
  })
  it('uses the correction of a corrected rule', () => {
    const { visa } = facts('AG', 'US')
    expect(visa?.value.note?.value.words).toMatch(/^Proclamation 10998/)
    expect(visa?.source).toEqual(visa?.value.note?.source)
    expect(visa?.checkedAt).toBe('2026-11-14')
  })
  it('marks an old rule as stale', () => {
    const later = entryFactsOf({ passport: 'PT', destination: 'JP' }, visas, calendarDate('2026-11-17'))
    expect(later.visa?.status).toBe('stale')
  })
  it('has the vaccination proof that every traveller needs', () => {
    expect(facts('DE', 'GH').health?.value.yellowFever.entry).toBe('required-all')
  })
  it('returns nothing for an invalid country', () => {
    expect(facts('PT', 'ZZ')).toEqual({ visa: null, passportRules: [], health: null, links: [] })
  })
})
