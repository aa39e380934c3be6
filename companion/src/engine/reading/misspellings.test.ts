import { describe, expect, it } from 'vitest'

import { PHRASEBOOKS } from '../index.ts'
import { isSlipOf, spelled } from './misspellings.ts'
import { intentByStems } from './stems.ts'

const [english, german] = PHRASEBOOKS

describe('a misspelt word', () => {
  it.each([
    ['wether', 'weather', true],
    ['barcelonna', 'barcelona', true],
    ['amsterdm', 'amsterdam', true],
    ['accomodaton', 'accommodation', true],
    ['vsa', 'visa', false],
    ['paris', 'parks', true],
    ['fever', 'never', false],
    ['weather', 'weather', false],
  ])('%s for %s: %s', (word, meant, isSlip) => expect(isSlipOf(word, meant)).toBe(isSlip))

  it('is corrected if all similar words have one meaning', () => {
    expect(spelled(' temprature in june ', english!)).toBe(' temperature in june ')
    expect(spelled(' weather in june ', english!)).toBe(' weather in june ')
  })

  it('is recognised by its beginning, and in German by its end', () => {
    expect(intentByStems(' malariatabletten fur tansania ', german!)).toBe('health')
    expect(intentByStems(' ein autounfall ', german!)).toBe('medical')
    expect(intentByStems(' nothing at all ', english!)).toBeNull()
  })
})
