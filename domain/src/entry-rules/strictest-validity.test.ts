import { describe, expect, it } from 'vitest'

import { strictestValidity, type ValidityRule } from './strictest-validity.ts'

const FOR_THE_STAY: ValidityRule = {
  validity: 0,
  unit: 'days',
  countedFrom: 'departure',
  blankPages: null,
  isIssuedWithinTenYears: false,
}
const asks = (changes: Partial<ValidityRule>): ValidityRule => ({ ...FOR_THE_STAY, ...changes })

describe('strictestValidity', () => {
  it.each([
    ['EN-1 the longer time', asks({ validity: 3, unit: 'months' }), asks({ validity: 6, unit: 'months' })],
    ['EN-1 days and months on one scale', asks({ validity: 1, unit: 'months' }), asks({ validity: 90 })],
    [
      'EN-1 of the same time the later day',
      asks({ validity: 6, unit: 'months', countedFrom: 'arrival' }),
      asks({ validity: 6, unit: 'months' }),
    ],
  ])('takes %s', (_, milder, stricter) => {
    expect(strictestValidity([milder, stricter])?.rule).toBe(stricter)
    expect(strictestValidity([stricter, milder])?.rule).toBe(stricter)
  })

  it('takes the most pages and the youngest passport of all rules', () => {
    const rules = [
      asks({ validity: 6, blankPages: 1 }),
      asks({ blankPages: 2 }),
      asks({ isIssuedWithinTenYears: true }),
    ]
    expect(strictestValidity(rules)).toMatchObject({ blankPages: 2, isIssuedWithinTenYears: true })
  })

  it('returns null without any rule', () => expect(strictestValidity([])).toBeNull())
})
