import { describe, expect, it } from 'vitest'

import { type EntryCase, judgeEntry } from './judge-entry.ts'

const NINETY_DAYS: EntryCase = {
  requirement: 'visa-free',
  limitDays: 90,
  leftDays: null,
  stayDays: 90,
  purpose: 'tourism',
  isFreeMovement: false,
  isPassportShort: false,
}
const judge = (changes: Partial<EntryCase>) => judgeEntry({ ...NINETY_DAYS, ...changes })

describe('judgeEntry', () => {
  it.each([
    ['a stay as long as allowed', {}, { kind: 'fits', limitDays: 90, stayDays: 90 }],
    ['a day longer', { stayDays: 91 }, { kind: 'too-long', limitDays: 90, isOfLeft: false }],
    ['as much as is left', { stayDays: 40, leftDays: 40 }, { kind: 'fits', limitDays: 90, stayDays: 40 }],
    ['more than is left', { stayDays: 41, leftDays: 40 }, { kind: 'too-long', limitDays: 40, isOfLeft: true }],
    ['one day when none is left', { stayDays: 1, leftDays: 0 }, { kind: 'too-long', limitDays: 0, isOfLeft: true }],
    ['no dates', { stayDays: null }, { kind: 'up-to', limitDays: 90 }],
    ['no known limit', { limitDays: null, stayDays: 400 }, { kind: 'length-unknown' }],
    ['an e-visa for long enough', { requirement: 'e-visa', stayDays: 30 }, { kind: 'rule' }],
    [
      'an e-visa for fewer days',
      { requirement: 'e-visa', limitDays: 30, stayDays: 31 },
      { kind: 'too-long', limitDays: 30, isOfLeft: false },
    ],
    ['a short passport', { isPassportShort: true }, { kind: 'passport-short' }],
    ['a long stay with a short passport', { stayDays: 91, isPassportShort: true }, { kind: 'too-long' }],
  ] as const)('EN-7 answers %s', (_, changes, verdict) => expect(judge(changes)).toMatchObject(verdict))

  it.each(['business', 'transit', 'other'] as const)('EN-9 knows no rule for %s', (purpose) => {
    expect(judge({ purpose })).toEqual({ kind: 'purpose-unknown' })
    expect(judge({ purpose, requirement: 'visa-required', limitDays: null })).toEqual({ kind: 'purpose-unknown' })
    expect(judge({ purpose, stayDays: 91 })).toMatchObject({ kind: 'too-long' })
  })

  it('asks no citizen of the area and no one at home for a purpose or a length', () => {
    expect(judge({ isFreeMovement: true, purpose: 'other', stayDays: 400 })).toEqual({ kind: 'rule' })
    expect(judge({ isFreeMovement: true, isPassportShort: true })).toEqual({ kind: 'passport-short' })
    expect(judge({ requirement: 'own', purpose: 'business', isPassportShort: true })).toEqual({ kind: 'rule' })
    expect(judge({ requirement: 'no-admission', purpose: 'business' })).toEqual({ kind: 'rule' })
  })
})
