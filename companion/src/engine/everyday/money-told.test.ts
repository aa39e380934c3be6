import { describe, expect, it } from 'vitest'

import { moneyTold, spelledDays } from './money-told.ts'

describe('moneyTold', () => {
  it.each([
    ['20 triệu đi thái lan 5 ngày', 'vi', 20_000_000, 'VND'],
    ['10 juta cukup untuk 5 hari', 'id', 10_000_000, 'IDR'],
    ['タイ5日間で10万円で足りる', 'ja', 100_000, 'JPY'],
    ['1000ユーロでギリシャ1週間', 'ja', 1_000, 'EUR'],
    ['일본 5일에 100만원이면', 'ko', 1_000_000, 'KRW'],
    ['แสนบาทไปญี่ปุ่น', 'th', 100_000, 'THB'],
    ['1,5 triệu một ngày', 'vi', 1_500_000, 'VND'],
  ])('reads %s', (text, language, amount, currency) => {
    expect(moneyTold(text, language)).toEqual({ amount, currency })
  })

  it('ignores numbers without a sum', () => {
    expect(moneyTold('タイ5日間', 'ja')).toBeNull()
    expect(moneyTold('go to the bin at 5', 'en')).toBeNull()
  })
})

it('reads days behind an Arabic preposition', () => {
  expect(spelledDays('هل تكفي لثلاثة ايام في دبي')).toBe(3)
})
