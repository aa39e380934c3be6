import { describe, expect, it } from 'vitest'

import { loadDelayClaim } from './load-delay-claim.ts'

const load = (search: string) => {
  const request = new Request(`https://s.example/flight-compensation${search}`)
  return loadDelayClaim({ request } as Parameters<typeof loadDelayClaim>[0])
}

describe('loadDelayClaim', () => {
  it('waits for a question', async () => expect(await load('')).toMatchObject({ kind: 'empty' }))

  it('answers with the report and a drawing', async () => {
    const claim = await load('?from=lis&to=John+F+Kennedy&hours=4&cause=technical-fault')
    expect(claim).toMatchObject({
      kind: 'answer',
      question: { from: 'Humberto Delgado Airport (LIS)' },
      arrivalDelayMinutes: 240,
      report: { assessment: { kind: 'owed', amount: { minorUnits: 60000 } } },
      plate: { route: expect.stringMatching(/^M/) },
    })
  })

  it.each([
    ['no hours', '?from=LIS&to=JFK', { delay: 'claim.error.delay' }],
    ['words for hours', '?from=LIS&to=JFK&hours=four', { delay: 'claim.error.delay' }],
    ['a month', '?from=LIS&to=JFK&hours=800', { delay: 'claim.error.delay' }],
    ['no airport', '?to=JFK&hours=4', { from: { text: 'claim.error.airport.missing' } }],
    ['an unknown airport', '?from=Atlantis&to=JFK&hours=4', { from: { text: 'claim.error.airport.none' } }],
    ['a city with several', '?from=LIS&to=London&hours=4', { to: { text: 'claim.error.airport.several' } }],
    ['one airport twice', '?from=LIS&to=LIS&hours=4', { to: { text: 'claim.error.same' } }],
  ])('names what is wrong: %s', async (_, search, problems) => {
    expect(await load(search)).toMatchObject({ kind: 'problems', problems })
  })

  it('takes nonsense in the address for nothing said', async () => {
    const claim = await load('?from=LIS&to=JFK&hours=4&cause=gremlins&carrier=mine&__proto__=x')
    expect(claim).toMatchObject({ question: { cause: 'unknown', carrier: '' } })
  })

  it('keeps the drawing small enough to travel with the page', async () => {
    for (const pair of [
      'from=LIS&to=JFK',
      'from=SIN&to=AKL',
      'from=CDG&to=ORY',
      'from=HEL&to=IST',
      'from=SCL&to=SYD',
    ]) {
      const claim = await load(`?${pair}&hours=4`)
      expect(claim.kind === 'answer' && JSON.stringify(claim.plate).length).toBeLessThan(30_000)
    }
  })
})
