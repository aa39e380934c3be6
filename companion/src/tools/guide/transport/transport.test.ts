import { describe, expect, it } from 'vitest'

import { smallGuide } from '../../../engine/testing/small-guide.ts'
import { smallWorld } from '../../../engine/testing/small-world.ts'
import { callTool } from '../../registry.ts'
import type { FactsCard } from '../facts-card.ts'

const world = smallWorld({ guide: smallGuide() })

async function said(tool: string, input: object): Promise<string> {
  const result = await callTool(tool, input, world)
  if (result.kind !== 'found') return result.kind
  return (result.card as FactsCard).says.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ')
}

describe('rules of the road', () => {
  it.each([
    ['a fee', ['fee'], /^Motorways in Italy have tolls/],
    ['the rain before the usual limits', ['wet', 'speed'], /^When it rains .* 110 km\/h\. Usual limits .* 130 km\/h/],
    ['alcohol', ['alcohol'], /^The alcohol limit .* 0\.5 ‰/],
    ['winter tyres', ['winter'], /^Winter tyres or chains in Italy/],
    ['whether a normal car will do', ['car', 'winter'], /^On cleared main roads .* Winter tyres or chains/],
    ['a scooter', ['motorbike'], /^For a scooter or motorbike/],
  ])('says %s, and nothing beside it', async (_, road, pattern) => {
    const text = await said('country-practice', { place: 'IT', topics: ['driving'], road })
    expect(text).toMatch(pattern)
    expect(text).not.toContain('Look out for')
  })

  it('begins with the licence where nothing else is asked', async () => {
    expect(await said('country-practice', { place: 'IT', topics: ['driving'] })).toMatch(/^In Italy people drive on/)
  })
})

describe('car rental', () => {
  it.each([
    [20, /^At 20 it is hard in Italy: most companies rent from 21/],
    [22, /^Yes, at 22 you can usually rent/],
    [30, /^Companies mostly rent from 21/],
  ])('decides at the age of %i', async (age, pattern) => {
    expect(await said('country-practice', { place: 'IT', topics: ['rental'], rental: ['young'], age })).toMatch(pattern)
  })
})

describe('public transport of a city', () => {
  it('says from how many rides a day ticket pays off', async () => {
    expect(await said('country-practice', { place: 'rome', topics: ['transport'] })).toMatch(
      /^In Rome a single ride costs €1\.50 and a day ticket €8\.50\. The day ticket pays off from 6 rides/,
    )
  })

  it('begins with the last train where it is asked', async () => {
    expect(await said('country-practice', { place: 'rome', topics: ['transport'], asksLast: true })).toMatch(
      /^The metro in Rome runs from about 05:30 to 23:30\. On Friday and Saturday nights it runs until 01:30/,
    )
  })
})

describe('ways', () => {
  it('names the cheapest or the fastest first', async () => {
    expect(await said('getting-there', { place: 'rome', choice: 'cheapest' })).toMatch(/^Cheapest from /)
    expect(await said('getting-there', { place: 'rome', choice: 'fastest' })).toMatch(/^Fastest: /)
  })

  it('begins with a car for families with luggage', async () => {
    expect(await said('getting-there', { place: 'rome', isLoaded: true })).toMatch(/^With children, a pram/)
  })

  it('says that no such way is known before it names another', async () => {
    expect(await said('getting-there', { place: 'rome', mode: 'boat' })).toMatch(/^We know of no ferry from /)
  })

  it('says of two ways that one is not known', async () => {
    const text = await said('getting-there', { place: 'florence', from: 'rome', mode: 'train', other: 'boat' })
    expect(text).toMatch(/^By .*train.* We know of no ferry from Rome/)
  })

  it('needs no way to the airport between two trains', async () => {
    expect(await said('things-to-do', { place: 'rome', hours: 4, isAtStation: true })).toMatch(
      /^With 4 hrs between trains in Rome/,
    )
  })
})
