import { describe, expect, it } from 'vitest'

import { isStart, readRegion, readTripWishes } from './trip-wishes.ts'

describe('readTripWishes', () => {
  it.each([
    ['somewhere warm in february with a beach', ['warm', 'beach']],
    ['beach, but not too hot', ['cool', 'beach']],
    ['Wohin im Mai mit Kindern ans Meer, günstig?', ['beach', 'kids', 'cheap']],
    ['куда поехать в горы недорого', ['mountains', 'cheap']],
    ['涼しい所で温泉', ['cool', 'spa']],
    ['luna de miel, playa y buena comida', ['beach', 'food', 'romance']],
    ['my mother has bad hips, museums please', ['culture', 'easy']],
    ['where should we go', []],
  ])('%s', (text, wishes) => expect(readTripWishes(text)).toEqual(wishes))
})

describe('readRegion', () => {
  it.each([
    ['where in Europe in May', 'europe'],
    ['東南アジアでおすすめ', 'southeast-asia'],
    ['куда в Азии зимой', 'asia'],
    ['where in May', null],
  ])('%s', (text, region) => expect(readRegion(text)).toBe(region))
})

describe('isStart', () => {
  it.each([
    ['a week from Berlin', 'Berlin', true],
    ['eine Woche ab Wien', 'Wien', true],
    ['東京から3時間', '東京', true],
    ['a week in Berlin', 'Berlin', false],
  ])('%s', (text, name, is) => {
    const start = text.indexOf(name)
    expect(isStart(text, { start, end: start + name.length })).toBe(is)
  })
})
