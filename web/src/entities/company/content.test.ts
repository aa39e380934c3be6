import { describe, expect, it } from 'vitest'

import { FAQ } from '../../features/home/content/faq.ts'
import { FEATURE_CARDS } from '../../features/home/content/feature-cards.ts'
import { PARTNERS, PARTNERS_SHOWN } from '../../features/home/content/partners.ts'
import { TESTIMONIALS } from '../../features/home/content/testimonials.ts'
import { FIGURES } from './figures.ts'

describe('the content of the home page', () => {
  it('has the specified counts', () => {
    expect(TESTIMONIALS).toHaveLength(3)
    expect(PARTNERS).toHaveLength(7)
    expect(PARTNERS_SHOWN).toBe(3)
    expect(FAQ).toHaveLength(8)
    expect(TESTIMONIALS.every(({ rating }) => rating === 5)).toBe(true)
  })

  it('links to the eight tools in order', () => {
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

  it('states no number of travellers other than the one on the home page', () => {
    expect(FEATURE_CARDS.map(({ description }) => description).join(' ')).not.toMatch(/\bnine\b|\b9\b/)
  })

  it('prints the figures as written', () => {
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
