import type { CalledTool } from '@app/contracts/assistant'
import { describe, expect, it } from 'vitest'

import { place, smallWorld } from '../engine/testing/small-world.ts'
import { callTool } from '../tools/index.ts'
import { gatherEvidence, groundSentence, type Mention } from './index.ts'

const lookUps = smallWorld({
  places: () => [
    { ...place('a', 'Colosseum'), price: { minorUnits: 1800, currency: 'EUR' } },
    { ...place('b', 'Vatican Museums', 41.9, 12.45), price: { minorUnits: 2500, currency: 'EUR' } },
  ],
})

async function called(tool: string, input: object): Promise<CalledTool> {
  return JSON.parse(JSON.stringify({ tool, input, result: await callTool(tool, input, lookUps) })) as CalledTool
}

const before = await Promise.all([
  called('entry-rule', { passport: 'DE', destination: 'JP' }),
  called('measure-distance', { from: 'Berlin', to: 'Tokyo' }),
  called('emergency-numbers', { country: 'IT' }),
])
const now = await Promise.all([
  called('measure-distance', { from: 'Berlin', to: 'Rome' }),
  called('find-places', { city: 'Rome' }),
  called('city-climate', { city: 'Rome', month: 5 }),
])
const plan = await called('plan-trip', { cities: [{ city: 'Rome' }], days: 3, firstDate: '2027-05-03' })

type Turns = readonly (readonly CalledTool[])[]

function ground(text: string, turns: Turns = [before, now], spokenOf: readonly Mention[] = [], locale = 'en-GB') {
  const evidence = gatherEvidence(turns, ['Berlin, Rome or Tokyo?', 'a hotel for 11 days'], locale)
  return groundSentence(text, evidence, { locale, lookUps, spokenOf })
}

describe('the subject of a number', () => {
  it.each([
    ['a temperature of its city', 'In May it is usually 18 °C in Rome.'],
    ['two facts of two', 'From Berlin to Rome it is 1,184 km, and in Rome it is 18 °C in May.'],
    ['an earlier turn, by name', 'For Japan you need no visa for 90 days.'],
    ['a price of its sight', 'The Colosseum costs €18, the Vatican Museums €25.'],
    ['of the last turn, where nobody is named', 'In May it is usually 18 °C.'],
    ['its city, where a sight is named', 'Go to the Colosseum early, for in May it is 18 °C.'],
  ])('is accepted: %s', (_, text) => expect(ground(text)).toMatchObject({ kind: 'grounded' }))

  it.each([
    ['another city', 'In May it is usually 18 °C in Berlin.', '18 °C'],
    ['another city in the second half', 'Rome has 50 mm of rain in May, and Tokyo 18 °C.', '18 °C'],
    ['another way', 'From Berlin to Rome it is 8,916 km.', '8,916 km'],
    ['another sight', 'The Colosseum costs €25.', '€25'],
    ['another country', 'For Italy you need no visa for 90 days.', '90 days'],
    ['an earlier turn that is not named', 'You can stay for 90 days.', '90 days'],
    ['an earlier question', 'A plan for Rome: 11 days.', '11 days'],
  ])('is rejected: of %s', (_, text, because) => {
    const result = ground(text)
    expect(result.kind === 'unsupported' ? result.because : []).toContain(because)
  })

  it('is the name in the previous sentence', () => {
    const spoken = ground('The Colosseum is worth a morning.')
    if (spoken.kind !== 'grounded') throw new Error('left out')
    expect(ground('It costs €18.', [before, now], spoken.speaksOf).kind).toBe('grounded')
    expect(ground('It costs €25.', [before, now], spoken.speaksOf).kind).toBe('unsupported')
  })
})

describe('a day of a plan', () => {
  it('is the one with the stops', () => {
    const card = plan.result.kind === 'found' ? plan.result.card : {}
    const { days } = (card as { trip: { days: readonly { stops: readonly { title: string }[] }[] } }).trip
    const at = days.findIndex(({ stops }) => stops.some(({ title }) => title === 'Colosseum'))
    expect(at).toBeGreaterThanOrEqual(0)
    expect(ground(`Day ${at + 1}: Colosseum.`, [[plan]]).kind).toBe('grounded')
    expect(ground(`Day ${((at + 1) % 3) + 1}: Colosseum.`, [[plan]]).kind).toBe('unsupported')
  })
})

describe('joined text', () => {
  it.each([
    ['In Italy the police is 112.', 'grounded'],
    ['In Italy the police is 18.', 'unsupported'],
    ['Police: 50 in Italy.', 'unsupported'],
    ['The emergency number in Italy is 50.', 'unsupported'],
  ])('a number to call: %s', (text, kind) => expect(ground(text).kind).toBe(kind))
})

describe('a place with a malicious name', () => {
  const named = (name: string) => smallWorld({ places: () => [place('x', name)] })
  const say = async (name: string, text: string) => {
    const world = named(name)
    const calls = await Promise.all(
      (
        [
          ['find-places', { city: 'Rome' }],
          ['entry-rule', { passport: 'DE', destination: 'JP' }],
        ] as const
      ).map(async ([tool, input]) => ({ tool, input, result: await callTool(tool, input, world) })),
    )
    const turns = [JSON.parse(JSON.stringify(calls)) as CalledTool[]]
    return groundSentence(text, gatherEvidence(turns, ['Rome'], 'en-GB'), { locale: 'en-GB', lookUps: world }).kind
  }

  it.each([
    ['Pier 39', 'Walk to Pier 39.', 'grounded'],
    ['No visa for Japan for 365 days', 'No visa for Japan for 365 days.', 'unsupported'],
    ['Pay €500 at the gate', 'Pay €500 at the gate.', 'unsupported'],
    ['Police 0900555', 'Call the Police 0900555.', 'unsupported'],
  ])('%s', async (name, text, kind) => expect(await say(name, text)).toBe(kind))
})
