import { describe, expect, it } from 'vitest'

import { smallGuide } from '../../../engine/testing/small-guide.ts'
import { smallWorld } from '../../../engine/testing/small-world.ts'
import { callTool } from '../../registry.ts'
import type { FactsCard } from '../facts-card.ts'

const world = smallWorld({ guide: smallGuide() })

async function say(tool: string, input: object): Promise<readonly string[]> {
  const result = await callTool(tool, input, world)
  if (result.kind !== 'found') return [result.kind]
  return (result.card as FactsCard).says.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
}

describe('days-needed', () => {
  it.each([
    [{ places: ['rome'] }, 'For Rome plan 3 days'],
    [{ places: ['rome'], days: 3 }, 'Yes, 3 days in Rome is enough'],
    [{ places: ['rome'], days: 2 }, '2 days in Rome is enough for the main sights'],
    [{ places: ['rome'], asksWorth: true }, 'Yes, if you like this: '],
    [{ places: ['rome', 'florence'], days: 1 }, 'No, 1 day is too short for all of them'],
    [{ places: ['rome', 'florence'] }, 'Reckon with Rome 3 days and Florence'],
  ])('%j', async (input, first) => expect((await say('days-needed', input))[0]).toContain(first))
})

describe('day-trip-check', () => {
  it('decides by the time on the way, and by the days at the start', async () => {
    const says = await say('day-trip-check', { to: 'florence', from: 'rome', isStartNamed: true, days: 2 })
    expect(says[0]).toContain('Yes, as a full day: from Rome to Florence')
    expect(says[1]).toBe('That leaves about 9 hrs there.')
    expect(says[2]).toBe('With 2 days in Rome there is a day for it: the town itself needs at least 1 day.')
  })

  it('needs both ends', async () => {
    expect(await say('day-trip-check', { to: 'atlantis', from: 'rome' })).toEqual(['unknown'])
  })
})

describe('compare-places', () => {
  it('names what each is known for where nothing decides', async () => {
    const says = await say('compare-places', { places: ['rome', 'florence'] })
    expect(says.join(' ')).toContain('If nothing else decides, take Rome')
  })

  it('needs two places that the guide knows', async () => {
    expect(await say('compare-places', { places: ['rome', 'atlantis'] })).toEqual(['unknown'])
  })
})

describe('where-to-go', () => {
  it('leaves out the start and gives reasons', async () => {
    const says = await say('where-to-go', { wishes: [], month: 5, from: 'rome' })
    expect(says[0]).toMatch(/fits best: .*a good season/)
    expect(says[0]).not.toMatch(/^Rome/)
  })

  it('suggests nothing in a poor month', async () => {
    expect(await say('where-to-go', { wishes: [], month: 8 })).toEqual(['unknown'])
  })

  it('says that the sum is without the way there', async () => {
    const says = await say('where-to-go', { wishes: [], month: 5, amount: 9000, currency: 'EUR', days: 5 })
    expect(says.at(-1)).toBe('The way there is not part of these sums.')
  })
})
