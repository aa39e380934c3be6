import { expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'

const idsOf = async (text: string) =>
  (await answerQuestion(text, NO_MEMORY, smallWorld())).sentences.map(({ id }) => id)

it('says if more days are requested than can be planned at once', async () => {
  expect(await idsOf('plan 31 days in Rome')).toContain('planLongest')
  expect(await idsOf('plan 2 days in Rome')).not.toContain('planLongest')
})

const planned = async (text: string, world = smallWorld()) =>
  (await answerQuestion(text, NO_MEMORY, world)).calls.find(({ tool }) => tool === 'plan-trip')

it.each([
  ['a limit on foot', 'plan 2 days in Rome, at most 5 km on foot a day', { walkingCapMetres: 5000 }],
  ['in German', '2 Tage in Rom, höchstens 6 km zu Fuß am Tag', { walkingCapMetres: 6000 }],
  ['money', 'plan 2 days in Rome for 400 euros', { budget: { minorUnits: 40_000, currency: 'EUR' } }],
  ['the hour of coming', 'plan 2 days in Rome, we arrive at 14:00', { arriveAt: 840 }],
  ['what is booked', 'plan 1 day in Rome with dinner at 8 pm', { appointments: [{ date: null, at: 1200 }] }],
])('plans with stated details: %s', async (_, text, input) => {
  expect((await planned(text))?.input).toMatchObject(input)
})

it('respects the walking limit, and stores it in the trip', async () => {
  const plan = await planned('plan 2 days in Rome, at most 5 km on foot a day')
  expect(plan?.result).toMatchObject({ card: { trip: { wishes: { walkingCapMetres: 5000 } } } })
})

it('fixes no detail that was not stated', async () => {
  const input = (await planned('plan 2 days in Rome'))?.input
  for (const name of ['walkingCapMetres', 'budget', 'arriveAt', 'departAt', 'appointments'])
    expect(input).not.toHaveProperty(name)
})

it('says that a requested place was not found', async () => {
  expect(await idsOf('plan 2 days in Rome, must see the Blorgheim Museum')).toContain('planUnmet')
  expect(await idsOf('plan 2 days in Rome, must see the Colosseum')).not.toContain('planUnmet')
})

it('does not read a town in the name of a sight', async () => {
  const plan = await planned('plan 2 days in Rome, must see the Old Berlin Chapel')
  expect(plan?.input).toMatchObject({ cities: [{ city: 1 }], mustSee: ['Old Berlin Chapel'] })
})

it('finds a sight in lower case', async () => {
  const findSight = (words: readonly string[]) =>
    words.join(' ') === 'zankapel' ? { cities: ['Rome IT'], isWhole: true } : null
  const text = 'plan 2 days in Rome, zankapel and good food'
  expect((await planned(text, smallWorld({ findSight })))?.input).toMatchObject({ mustSee: ['zankapel'] })
  expect((await planned(text))?.input).toMatchObject({ mustSee: [] })
})
