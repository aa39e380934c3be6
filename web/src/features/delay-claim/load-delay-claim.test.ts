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
      report: { best: { value: { kind: 'owed', amount: { minorUnits: 60000 } } } },
      illustration: { route: expect.stringMatching(/^M/), land: expect.stringMatching(/z$/) },
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
    ['no hours', '?from=LIS&to=JFK&hours=&minutes=', { delay: 'claim.error.delay' }],
    ['words for hours', '?from=LIS&to=JFK&hours=four', { delay: 'claim.error.delay' }],
    ['a month', '?from=LIS&to=JFK&hours=800', { delay: 'claim.error.delay' }],
    ['no airport', '?to=JFK&hours=4', { from: { text: 'claim.error.airport.missing' } }],
    ['an unknown airport', '?from=Atlantis&to=JFK&hours=4', { from: { text: 'claim.error.airport.none' } }],
    ['a city with several', '?from=LIS&to=London&hours=4', { to: { text: 'claim.error.airport.several' } }],
    ['one airport twice', '?from=LIS&to=LIS&hours=4', { to: { text: 'claim.error.same' } }],
  ])('names the invalid field: %s', async (_, search, problems) => {
    expect(await load(search)).toMatchObject({ kind: 'problems', problems })
  })

  it('shows a found airport by its label while another field needs correcting', async () => {
    expect(await load('?from=LHR&to=Atlantis&hours=4')).toMatchObject({ question: { from: 'London Heathrow (LHR)' } })
  })

  it.each([
    ['counts for the flight it was given for', 'from=JFK&to=CDG', 'damages'],
    ['does not stick to the next flight', 'from=BKK&to=FRA', 'needs-fact'],
  ])('an answer about the carrier %s', async (_, flight, kind) => {
    const claim = await load(`?${flight}&hours=5&cause=technical-fault&carrier=other&flight=JFK-CDG`)
    expect(claim).toMatchObject({ kind: 'answer', report: { best: { value: { kind } } } })
    expect(claim.question.carrier).toBe(kind === 'damages' ? 'other' : '')
  })

  it.each([
    ['cancelled, told a month before', 'from=MAD&to=FCO&event=cancellation&notice=14', 'not-owed', 'told-in-time'],
    [
      'cancelled, nearly on time with another',
      'from=MAD&to=FCO&event=cancellation&notice=7&hours=3&minutes=59',
      'not-owed',
      'rerouted-in-time',
    ],
    [
      'cancelled by a storm',
      'from=MAD&to=FCO&event=cancellation&notice=0&cause=weather',
      'not-owed',
      'extraordinary-circumstances',
    ],
  ])('owes nothing: %s', async (_, search, kind, because) => {
    expect(await load(`?${search}`)).toMatchObject({ report: { best: { value: { kind, because } } } })
  })

  it.each([
    [
      'cancelled, no other flight',
      'from=MAD&to=FCO&event=cancellation&notice=0&other=none&cause=technical-fault',
      25_000,
      'EUR',
    ],
    [
      'the hours of no other flight say nothing',
      'from=MAD&to=FCO&event=cancellation&notice=0&other=none&hours=x&cause=technical-fault',
      25_000,
      'EUR',
    ],
    ['refused a seat', 'from=CDG&to=ATH&event=denied-boarding', 40_000, 'EUR'],
    ['refused a seat, there within three hours', 'from=CDG&to=ATH&event=denied-boarding&hours=3', 20_000, 'EUR'],
    ['late from London', 'from=LHR&to=JFK&hours=5&cause=technical-fault', 52_000, 'GBP'],
    [
      'late into London with a British airline',
      'from=JFK&to=LHR&hours=5&cause=technical-fault&carrier=uk&flight=JFK-LHR',
      52_000,
      'GBP',
    ],
    [
      'late into Rome with a British airline',
      'from=JFK&to=FCO&hours=5&cause=technical-fault&carrier=uk&flight=JFK-FCO',
      52_000,
      'GBP',
    ],
  ])('owes: %s', async (_, search, minorUnits, currency) => {
    expect(await load(`?${search}`)).toMatchObject({
      report: { best: { value: { kind: 'owed', amount: { minorUnits, currency } } } },
    })
  })

  it('ignores a replacement flight that left well before the booked one, for that flight alone', async () => {
    const search = '?from=MAD&to=FCO&event=cancellation&notice=0&hours=1&cause=technical-fault&earlier=yes'
    expect(await load(`${search}&flight=MAD-FCO`)).toMatchObject({ report: { best: { value: { kind: 'owed' } } } })
    expect(await load(`${search}&flight=LIS-JFK`)).toMatchObject({ report: { best: { value: { kind: 'not-owed' } } } })
  })

  it('fills the form with a flight that comes without its delay', async () => {
    expect(await load('?from=LIS&to=JFK&date=2026-10-02')).toMatchObject({
      kind: 'empty',
      question: { from: 'LIS', to: 'JFK', date: '2026-10-02' },
    })
  })

  it('a lower class is a share of the price, and needs no hours', async () => {
    expect(await load('?from=CDG&to=JFK&event=downgrade&hours=x')).toMatchObject({
      arrivalDelayMinutes: null,
      report: { best: { value: { kind: 'owed-share', percent: 75 } } },
    })
  })

  it('dates the British rules by their own source', async () => {
    expect(await load('?from=LHR&to=JFK&event=downgrade')).toMatchObject({
      report: { best: { source: { url: expect.stringContaining('legislation.gov.uk') } } },
    })
  })

  it.each([
    ['when it was told', 'from=MAD&to=FCO&event=cancellation', 'noticeDays'],
    ['how somebody got there', 'from=MAD&to=FCO&event=cancellation&notice=0', 'arrivalDelayMinutes'],
    ['who flew it into London', 'from=DXB&to=LHR&event=denied-boarding', 'operatedByUkCarrier'],
    ['the size of the airline', 'from=YYZ&to=YVR&hours=5&cause=crew-or-staff', 'isLargeCarrier'],
    [
      'whether it was one booking',
      'from=MAD&to=FCO&event=missed-connection&hours=5&cause=crew-or-staff',
      'isOneBooking',
    ],
    ['what happened to the bag', 'from=HND&to=SIN&event=baggage', 'baggage'],
  ])('asks for %s', async (_, search, missing) => {
    expect(await load(`?${search}`)).toMatchObject({ report: { best: { value: { kind: 'needs-fact', missing } } } })
  })

  it('answers five hours from Toronto to Vancouver by the law of Canada', async () => {
    const claim = await load('?from=YYZ&to=YVR&hours=5&cause=crew-or-staff&size=large&flight=YYZ-YVR')
    expect(claim).toMatchObject({
      report: {
        best: { value: { law: 'APPR', kind: 'owed', amount: { minorUnits: 40_000, currency: 'CAD' } } },
        care: [{ value: { law: 'APPR' } }],
      },
    })
  })

  it('says that a flight is not covered by the laws we know', async () => {
    expect(await load('?from=BOM&to=DEL&hours=5')).toMatchObject({
      report: { best: { value: { because: 'out-of-scope' } }, others: [], care: [] },
    })
  })

  it('judges by the rules of the day of the flight', async () => {
    const search = '?from=LHR&to=JFK&hours=5&cause=technical-fault'
    expect(await load(`${search}&date=2020-12-31`)).toMatchObject({ report: { best: { value: { law: 'EU261' } } } })
    expect(await load(`${search}&date=2021-01-01`)).toMatchObject({ report: { best: { value: { law: 'UK261' } } } })
    expect(await load(`${search}&date=2021-02-30`)).toMatchObject({ question: { date: '' } })
  })

  it('treats invalid values in the URL as unset', async () => {
    const claim = await load('?from=LIS&to=JFK&hours=4&cause=gremlins&carrier=mine&__proto__=x')
    expect(claim).toMatchObject({ question: { cause: 'unknown', carrier: '' } })
  })

  it('dates the rules by the day they were read, as their document says', async () => {
    const claim = await load('?from=LIS&to=JFK&hours=4')
    const readOn = /Checked on (\d{4}-\d{2}-\d{2})/.exec(rules)?.[1]
    expect(claim).toMatchObject({ report: { best: { checkedAt: readOn } } })
  })

  it('keeps the drawing small enough to send with the page', async () => {
    for (const pair of [
      'from=LIS&to=JFK',
      'from=SIN&to=AKL',
      'from=CDG&to=ORY',
      'from=HEL&to=IST',
      'from=SCL&to=SYD',
    ]) {
      const claim = await load(`?${pair}&hours=4`)
      expect(claim.kind === 'answer' && JSON.stringify(claim.illustration).length).toBeLessThan(30_000)
    }
  })
})
