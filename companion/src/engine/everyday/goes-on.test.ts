import { describe, expect, it } from 'vitest'

import { continues, goesOn, isFewWords } from './goes-on.ts'

const said = (text: string) => ({ text, meanings: new Set<never>() })

const reading = (...intents: readonly (readonly [string, number])[]) => ({
  intents: intents.map(([intent, probability]) => ({ intent, probability })),
})

describe('goesOn', () => {
  it('believes a likely reading', () => {
    expect(goesOn(said('夜は？'), reading(['safety_night', 0.94]), ['safety_general'])).toEqual(['safety_night'])
  })

  it('takes an unlikely reading only of the subject that was spoken of', () => {
    const tips = reading(['tipping', 0.22], ['translate', 0.05])
    expect(goesOn(said('팁은요?'), tips, ['tap_water'])).toEqual(['tipping'])
    expect(goesOn(said('팁은요?'), tips, ['packing'])).toBeNull()
    expect(goesOn(said('¿y los hielos?'), reading(['health_food', 0.22]), ['tap_water'])).toEqual(['health_food'])
  })

  it('stays with tips, prices and ways where only whom, what or how changes', () => {
    const ride = reading(['ride_hailing', 0.59])
    expect(goesOn(said('e in taxi?'), ride, ['tipping'])).toEqual(['tipping'])
    expect(goesOn(said('and a coffee'), reading(['coffee_bar', 0.99]), ['prices'])).toEqual(['prices'])
    expect(goesOn(said('and how much by bus'), reading(['prices', 0.45]), ['intercity'])).toEqual(['intercity'])
    expect(goesOn(said('e in taxi?'), ride, ['must_see'])).toEqual(['ride_hailing'])
  })

  it('takes money asked for after trouble as what is owed', () => {
    const cash = reading(['cash_atm', 0.43])
    expect(goesOn(said('how much money do i get'), cash, ['lost_luggage'])).toEqual(['lost_luggage'])
    expect(goesOn(said('how much money do i get'), cash, ['beach'])).toBeNull()
  })
})

it.each([
  ['and just a beer at a bar', true],
  ['und wie ist das in den kleinen Dörfern', true],
  ['just a beer at a bar in the old town', false],
  ['and can you plan five days in Rome with my mother in May', false],
])('reads whether %s goes on: %s', (text, isSo) => {
  expect(continues(text)).toBe(isSo)
})

it.each(['and just a beer at a bar', 'hotel cleaning lady', 'und das Zimmermädchen'])('stays with tips: %s', (text) => {
  expect(goesOn(said(text), reading(['nightlife', 0.9]), ['tipping'])).toEqual(['tipping'])
})

it('counts words, or characters where nothing separates words', () => {
  expect(isFewWords('and at night?')).toBe(true)
  expect(isFewWords('is it safe to walk home at night in Cairo')).toBe(false)
  expect(isFewWords('夜は？')).toBe(true)
  expect(isFewWords('パリの治安は夜でも大丈夫なのでしょうか')).toBe(false)
})

it('keeps the way for another hour, and a new way for itself', () => {
  const night = reading(['safety_night', 0.62])
  expect(goesOn(said('et à minuit ?'), night, ['airport_transfer'])).toEqual(['airport_transfer'])
  expect(goesOn(said('och taxi från flygplatsen?'), reading(['airport_transfer', 0.99]), ['prices'])).toEqual([
    'airport_transfer',
  ])
})
