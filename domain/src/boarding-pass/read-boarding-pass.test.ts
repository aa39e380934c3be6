import { describe, expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { encodeBoardingPass, type TestLeg } from './encode-for-test.ts'
import { readBoardingPass } from './read-boarding-pass.ts'

const TODAY = calendarDate('2026-11-19')

/** The two examples of the implementation guide to Resolution 792. */
const ONE_LEG = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100'
const TWO_LEGS =
  'M2DESMARAIS/LUC       EAB12C3 YULFRAAC 0834 326J003A0027 14D>6181WM6225BAC 00141234560032A0141234567890 1AC AC ' +
  '1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 327C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ' +
  '^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE'

const read = (text: string) => readBoardingPass(text, TODAY)
const readLeg = (leg: TestLeg) => {
  const reading = read(encodeBoardingPass('MUSTER/ANNA', [leg]))
  return reading.kind === 'read' ? reading.pass.legs[0] : reading
}

describe('a boarding pass', () => {
  it('of one leg is read field by field', () => {
    expect(read(ONE_LEG)).toEqual({
      kind: 'read',
      pass: {
        passenger: 'LUC DESMARAIS',
        isNameCut: false,
        isYearCertain: false,
        legs: [
          {
            ...{ booking: 'ABC123', from: 'YUL', to: 'FRA', carrier: 'AC', number: '834' },
            ...{ date: '2026-08-14', cabin: 'F', seat: '1A' },
          },
        ],
      },
    })
  })

  it('of two legs has both, whatever the airline put between them', () => {
    const reading = read(TWO_LEGS)
    expect(reading).toMatchObject({
      kind: 'read',
      pass: {
        isYearCertain: true,
        legs: [
          { booking: 'AB12C3', from: 'YUL', to: 'FRA', carrier: 'AC', number: '834', date: '2026-11-22' },
          { booking: 'DEF456', from: 'FRA', to: 'GVA', carrier: 'LH', number: '3664', date: '2026-11-23', seat: '12C' },
        ],
      },
    })
  })

  it('of four legs ends with a signature', () => {
    const stops = ['LIS', 'CDG', 'DXB', 'SIN', 'SYD']
    const legs = [0, 1, 2, 3].map((at) => ({ from: stops[at]!, to: stops[at + 1]! }))
    const reading = read(encodeBoardingPass('MUSTER/ANNA', legs, { issued: '6274', security: '^100' }))
    expect(reading.kind === 'read' && reading.pass.legs.map(({ to }) => to)).toEqual(stops.slice(1))
  })

  it.each([
    ['MUSTER/ANNA MRS', 'ANNA MUSTER'],
    ['MUSTER/ANNAMRS', 'ANNA MUSTER'],
    ['MUSTER/ANNA DR MRS', 'ANNA MUSTER'],
    ['ALFAYED/AMR', 'AMR ALFAYED'],
    ['CARTER/ADAMS', 'ADAMS CARTER'],
    ['DE LA CRUZ/JUAN', 'JUAN DE LA CRUZ'],
    ["O'BRIEN/SEAN", "SEAN O'BRIEN"],
    ['SUKARNO', 'SUKARNO'],
  ])('names the passenger: %s', (field, passenger) => {
    const reading = read(encodeBoardingPass(field, [{}]))
    expect(reading).toMatchObject({ pass: { passenger, isNameCut: false } })
  })
  it('says when the end of a name may be missing', () => {
    const reading = read(encodeBoardingPass('WOLFESCHLEGELSTEINHA', [{}]))
    expect(reading).toMatchObject({ pass: { isNameCut: true } })
  })

  it.each([
    [
      { carrier: 'U2', number: '8' },
      { carrier: 'U2', number: '8' },
    ],
    [
      { carrier: 'EZY', number: '1207A' },
      { carrier: 'EZY', number: '1207A' },
    ],
    [{ number: '0000' }, { number: '0' }],
    [{ seat: '' }, { seat: '' }],
    [{ booking: '' }, { booking: '' }],
    [
      { date: '', number: '' },
      { date: null, number: '' },
    ],
    [{ date: '000' }, { date: null }],
  ])('reads %o', (leg, expected) => expect(readLeg(leg)).toMatchObject(expected))
})

describe('the year of a flight', () => {
  it.each([
    ['a day just past', '322', '2026-11-18'],
    ['today', '323', '2026-11-19'],
    ['a flight that somebody has checked in for', '350', '2026-12-16'],
    ['two months ahead', '020', '2027-01-20'],
    ['longer ahead than anybody checks in', '021', '2026-01-21'],
    ['the last day of a leap year', '366', '2024-12-31'],
  ])('is guessed: %s', (_, date, resolved) => {
    expect(readLeg({ date })).toMatchObject({ date: resolved })
    expect(read(encodeBoardingPass('A/B', [{ date }]))).toMatchObject({ pass: { isYearCertain: false } })
  })

  it.each([
    ['the same year', '3150', '200', '2023-07-19'],
    ['over the New Year', '5364', '002', '2026-01-02'],
    ['issued after midnight for the evening before', '6200', '199', '2026-07-18'],
    ['the year digit that can only lie in the past', '7010', '020', '2017-01-20'],
    ['issued tomorrow, by an airport in the west', '6324', '325', '2026-11-21'],
  ])('follows the day of issue: %s', (_, issued, date, resolved) => {
    expect(read(encodeBoardingPass('A/B', [{ date }], { issued }))).toMatchObject({
      pass: { isYearCertain: true, legs: [{ date: resolved }] },
    })
  })
})

describe('what is no boarding pass', () => {
  it.each([
    '',
    'https://example.com/menu',
    'M1',
    'M2 MOTORWAY',
    'Maria',
    '0220123456',
    'M5A/B'.padEnd(80),
    'WIFI:S:M1;;',
  ])('is something else: %s', (text) => expect(read(text)).toEqual({ kind: 'other' }))

  it.each([
    ['cut off', ONE_LEG.slice(0, 40), 'length'],
    ['cut off within the second leg', TWO_LEGS.slice(0, 150), 'length'],
    ['an airport of two letters', encodeBoardingPass('A/B', [{ from: 'L1' }]), 'from'],
    ['an airport in small letters', encodeBoardingPass('A/B', [{ to: 'jfk' }]), 'to'],
    ['no airline', encodeBoardingPass('A/B', [{ carrier: '' }]), 'carrier'],
    ['a flight number of letters', encodeBoardingPass('A/B', [{ number: 'ABCD' }]), 'number'],
    ['a day that no year has', encodeBoardingPass('A/B', [{ date: '367' }]), 'date'],
    ['a booking with a sign', encodeBoardingPass('A/B', [{ booking: 'A<B' }]), 'booking'],
    ['a size that is no number', ONE_LEG.slice(0, -2) + 'ZZ', 'size'],
    ['a name of figures', `M1A/B12345             E${ONE_LEG.slice(23)}`, 'passenger'],
  ])('is damaged: %s', (_, text, field) => expect(read(text)).toEqual({ kind: 'damaged', field }))

  it('is never read into nonsense, whichever character is lost or changed', () => {
    for (let at = 0; at < TWO_LEGS.length; at += 1)
      for (const text of [
        TWO_LEGS.slice(0, at) + TWO_LEGS.slice(at + 1),
        `${TWO_LEGS.slice(0, at)}\u0000${TWO_LEGS.slice(at + 1)}`,
      ]) {
        const reading = read(text)
        if (reading.kind !== 'read') continue
        for (const { from, to, carrier, booking, number } of reading.pass.legs)
          expect([from, to, carrier, booking, number].join(' ')).toMatch(
            /^[A-Z]{3} [A-Z]{3} [A-Z\d]{2,3} [A-Z\d]{0,7} (?:\d{1,4}[A-Z]?)?$/,
          )
      }
  })

  it('is not read for ever, however long the code is', () => {
    expect(read('M4A/B'.padEnd(5_000_000, 'A')).kind).not.toBe('read')
  })
})
