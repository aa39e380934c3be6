import { describe, expect, it } from 'vitest'

import { FAQ } from './faq.ts'
import { FEATURE_CARDS } from './feature-cards.ts'
import { FIGURES } from './figures.ts'
import { PARTNERS, PARTNERS_SHOWN } from './partners.ts'
import { TESTIMONIALS } from './testimonials.ts'

describe('what the home page says', () => {
  it('counts as specified', () => {
    expect(TESTIMONIALS).toHaveLength(3)
    expect(PARTNERS).toHaveLength(7)
    expect(PARTNERS_SHOWN).toBe(3)
    expect(FAQ).toHaveLength(8)
    expect(TESTIMONIALS.every(({ rating }) => rating === 5)).toBe(true)
  })

  it('leads to the eight tools in their order', () => {
    expect(FEATURE_CARDS.map(({ path }) => path)).toEqual([
      '/flights',
      '/accommodation',
      '/itinerary',
      '/assistant',
      '/risk-radar',
      '/flight-compensation',
      '/budget',
      '/documents',
    ])
  })

  it('claims no number of travellers that the card on the home page does not offer', () => {
    expect(FEATURE_CARDS.map(({ description }) => description).join(' ')).not.toMatch(/\bnine\b|\b9\b/)
  })

  it('prints the figures as they are written', () => {
    const { tripsPlanned, languages, aiSupport, averageRating, compensation, compensationSuccess, countries } = FIGURES
    expect([tripsPlanned, languages, aiSupport, averageRating, compensation, compensationSuccess, countries]).toEqual([
      '1M+',
      '50+',
      '24/7',
      '4.9',
      '$650',
      '98%',
      '195',
    ])
  })
})
