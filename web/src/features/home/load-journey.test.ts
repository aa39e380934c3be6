import { beforeAll, describe, expect, it } from 'vitest'

import { loadJourneyIfAsked } from './load-journey-if-asked.ts'
import { loadJourney } from './load-journey.ts'

const load = (search: string) => loadJourney(new URLSearchParams(search))

// The airports are parsed once, before the clock of the first test runs.
beforeAll(async () => void (await load('from=LIS')), 30_000)

describe('the distance between two airports', () => {
  it('is looked up only on request', async () => {
    const ask = (search: string) => loadJourneyIfAsked({ request: new Request(`https://s.example/${search}`) })
    expect(await ask('?here=oslo')).toBeNull()
    expect((await ask('?from=LIS&to=OSL'))?.ends?.to.name).toBe('Oslo')
  })

  it('contains both ends, with source and date', async () => {
    const journey = await load('from=lisbon&to=OSL')
    expect(journey.ends?.from.label).toBe('Lisbon Humberto Delgado (LIS)')
    expect(journey.problems).toEqual({})
    expect([journey.source.title, journey.checkedAt]).toEqual(['OurAirports', '2026-05-15'])
  })

  it.each([
    ['from=&to=OSL', { from: 'empty' }],
    ['from=Atlantis&to=OSL', { from: 'none' }],
    ['from=LIS&to=LIS', { to: 'same' }],
  ])('%s is not answered', async (search, problems) => {
    const journey = await load(search)
    expect(journey.ends).toBeNull()
    expect(journey.problems).toEqual(problems)
  })

  it('does not choose among several matches', async () => {
    const { problems } = await load('from=LIS&to=London')
    expect(problems.to).toMatchObject({ choices: expect.arrayContaining([expect.objectContaining({ code: 'LHR' })]) })
  })
})
