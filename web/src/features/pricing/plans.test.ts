import { describe, expect, it } from 'vitest'

import { plainText } from '../../ui/prose-block.ts'
import { ARTICLES } from '../help-centre/articles/articles.ts'
import { chargeOf, FREE_LIMITS, PLANS } from './plans.ts'

describe('the plans', () => {
  it.each([
    ['Explorer', 0, 0],
    ['Globetrotter', 999, 9990],
    ['Jetsetter', 1999, 19_990],
    ['Nomad Squad', 4999, 49_990],
    ['Lifetime', 29_900, 29_900],
  ])('%s costs %i cents a month and %i a year', (name, monthly, yearly) => {
    const plan = PLANS.find((each) => each.name === name)!
    expect(chargeOf(plan, 'monthly')).toEqual({ minorUnits: monthly, currency: 'USD' })
    expect(chargeOf(plan, 'yearly')).toEqual({ minorUnits: yearly, currency: 'USD' })
  })

  it('only Nomad Squad has six seats', () => {
    expect(PLANS.filter(({ travellers }) => travellers > 1).map(({ name, travellers }) => [name, travellers])).toEqual([
      ['Nomad Squad', 6],
    ])
  })

  it('the free limits match the help centre', () => {
    expect(FREE_LIMITS).toEqual({ questions: 10, itineraries: 3, searches: 25, saves: 15 })
    const article = ARTICLES.find(({ slug }) => slug === 'daily-limits')!
    const numbers = [...plainText(article.blocks).matchAll(/^\d+$/gm)].map(([number]) => Number(number))
    expect(numbers).toEqual([10, 3, 25, 15])
  })
})
