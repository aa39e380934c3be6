import { describe, expect, it } from 'vitest'

import { healthRulesOf } from '../health-rules/index.ts'
import { passportRulesOf } from '../passport-rules/index.ts'
import { ADVISED_COUNTRIES, advisoriesOf } from './index.ts'

describe('government advice', () => {
  it('every level is one of four, with a page and a date', () => {
    for (const country of ADVISED_COUNTRIES)
      for (const { level, source, checkedAt } of advisoriesOf(country)) {
        expect([1, 2, 3, 4]).toContain(level)
        expect(source.url).toMatch(/^https:\/\//)
        expect(checkedAt > '2026-01-01').toBe(true)
      }
  })
  it('all five have advice on Yemen, and none of it is mild', () => {
    const levels = advisoriesOf('YE').map(({ authority, level }) => `${authority}${level}`)
    expect(levels).toEqual(['AU4', 'CA4', 'GB4', 'IE4', 'US4'])
  })
  it('reads the required validity of a passport', () => {
    expect(passportRulesOf('AD').find(({ authority }) => authority === 'GB')).toMatchObject({
      validity: 3,
      unit: 'months',
      countedFrom: 'departure',
      isIssuedWithinTenYears: true,
    })
    expect(passportRulesOf('ZZ')).toEqual([])
  })
  it('reads yellow fever and malaria', () => {
    expect(healthRulesOf('AE')).toMatchObject({
      yellowFever: { risk: 'none', entry: 'required-from-risk-or-transit' },
      malaria: { risk: 'not-listed', medication: null },
    })
    expect(healthRulesOf('ZZ')).toBeUndefined()
  })
})
