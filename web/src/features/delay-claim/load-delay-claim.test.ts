import { describe, expect, it } from 'vitest'

import rules from '../../../../docs/domain/passenger-rights.md?raw'
import { loadDelayClaim } from './load-delay-claim.ts'

const load = (search: string) => {
  const request = new Request(`https://s.example/flight-compensation${search}`)
  return loadDelayClaim({ request } as Parameters<typeof loadDelayClaim>[0])
}

describe('loadDelayClaim', () => {
  it('waits for a question', async () => expect(await load('')).toMatchObject({ kind: 'empty' }))

  it('answers with the report and a drawing', async () => {
    const claim = await load('?from=lis&to=jfk&hours=4&cause=technical-fault')
    expect(claim).toMatchObject({
      kind: 'answer',
      question: { from: 'Lisbon Humberto Delgado (LIS)', to: 'New York John F Kennedy (JFK)' },
      arrivalDelayMinutes: 240,
      report: { assessment: { kind: 'owed', amount: { minorUnits: 60000 } } },
      plate: { route: expect.stringMatching(/^M/), land: expect.stringMatching(/z$/) },
    })
  })

  it.each([
    [
      'a form sent empty',
      '?from=&to=&hours=&minutes=&cause=unknown',
      {
        from: { text: 'claim.error.airport.missing' },
        to: { text: 'claim.error.airport.missing' },
        delay: 'claim.error.delay',
      },
    ],
    ['a near miss', '?from=Pariss&to=JFK&hours=4', { from: { text: 'claim.error.airport.similar' } }],
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

  it('shows a found airport by its label while another field needs correcting', async () => {
    expect(await load('?from=LHR&to=Atlantis&hours=4')).toMatchObject({ question: { from: 'London Heathrow (LHR)' } })
  })

  it.each([
    ['counts for the flight it was given for', 'from=JFK&to=CDG', 'not-owed'],
    ['does not stick to the next flight', 'from=BKK&to=FRA', 'needs-fact'],
  ])('an answer about the carrier %s', async (_, flight, kind) => {
    const claim = await load(`?${flight}&hours=5&cause=technical-fault&carrier=other&flight=JFK-CDG`)
    expect(claim).toMatchObject({ kind: 'answer', report: { assessment: { kind } } })
    expect(claim.question.carrier).toBe(kind === 'not-owed' ? 'other' : '')
  })

  it('takes nonsense in the address for nothing said', async () => {
    const claim = await load('?from=LIS&to=JFK&hours=4&cause=gremlins&carrier=mine&__proto__=x')
    expect(claim).toMatchObject({ question: { cause: 'unknown', carrier: '' } })
  })

  it('dates the rules by the day they were read, as their document says', async () => {
    const claim = await load('?from=LIS&to=JFK&hours=4')
    const readOn = /Checked on (\d{4}-\d{2}-\d{2})/.exec(rules)?.[1]
    expect(claim).toMatchObject({ report: { rules: { checkedAt: readOn } } })
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
