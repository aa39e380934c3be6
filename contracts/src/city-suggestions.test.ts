import { describe, expect, it } from 'vitest'

import { CitySuggestionsRequest } from './city-suggestions.ts'

describe('CitySuggestionsRequest', () => {
  it.each([
    ['nothing', ''],
    ['one letter', 'p'],
    ['ten thousand letters', 'p'.repeat(10_000)],
    ['right to left', '‏القاهرة'],
    ['a broken pair', '\ud83d'],
  ])('accepts %s, for which the engine has no suggestion', (_, query) => {
    expect(CitySuggestionsRequest.safeParse({ query }).success).toBe(true)
  })

  it.each([
    ['no query', {}],
    ['a number', { query: 7 }],
    ['a list', { query: ['paris'] }],
    ['a latitude off the globe', { query: 'paris', near: { latitude: 91, longitude: 0 } }],
    ['a longitude off the globe', { query: 'paris', near: { latitude: 0, longitude: -181 } }],
    ['half a position', { query: 'paris', near: { latitude: 1 } }],
    ['a field nobody asked for', { query: 'paris', limit: 1_000_000 }],
  ])('refuses %s', (_, body) => {
    expect(CitySuggestionsRequest.safeParse(body).success).toBe(false)
  })
})
