import { findAirport } from '@app/datasets/airports'
import { describe, expect, it } from 'vitest'

import { gatherDriveFacts } from './drive-facts.ts'
import { rentalChecks } from './rental-checks.ts'

const SEARCH = {
  pickUp: 'Faro',
  dropOff: '',
  pickUpDate: '2026-12-01',
  pickUpTime: '10:00',
  dropOffDate: '2026-12-04',
  dropOffTime: '10:00',
  driverAge: 30,
}
const facts = (from: string, to?: string) => gatherDriveFacts(findAirport(from)!, to ? findAirport(to)! : null)
const words = (checks: ReturnType<typeof rentalChecks>) => Object.fromEntries(checks)

describe('gatherDriveFacts', () => {
  it.each([
    ['FAO', 'PT', 'right', ['ES'], ['EUR']],
    ['LHR', 'GB', 'left', ['IE'], ['GBP']],
    ['HND', 'JP', 'left', [], ['JPY']],
  ])('%s', async (code, country, side, neighbours, currencies) =>
    expect(await facts(code)).toMatchObject({ country, side, neighbours, currencies, oneWay: null }),
  )
  it('has the emergency number, and its date', async () => {
    expect((await facts('FAO')).emergency?.numbers).toContain('112')
    expect((await facts('FAO')).emergency?.checkedAt).toMatch(/^20\d\d-/)
  })
})

describe('rentalChecks', () => {
  it('names the neighbours by land, and marks unknown facts', async () => {
    const { 'Crossing a border': border = '', Deposit: deposit = '' } = words(
      rentalChecks(SEARCH, await facts('FAO'), 'en-GB'),
    )
    expect(border).toMatch(/^Portugal borders Spain\..*Ask before you book/)
    expect(deposit).toContain('in EUR')
  })
  it('has no border for an island', async () =>
    expect(words(rentalChecks(SEARCH, await facts('HND'), 'en-GB'))['Crossing a border']).toMatch(
      /^Japan has no land border/,
    ))
  it('warns of a drop-off in another country, with the distance', async () => {
    const checks = words(rentalChecks({ ...SEARCH, dropOff: 'Seville' }, await facts('FAO', 'SVQ'), 'en-GB'))
    expect(checks['Crossing a border']).toContain('another country, Spain')
    expect(checks['One way']).toMatch(/^About \d{2,3} km/)
  })
  it.each([
    [24, /^Under 25/],
    [25, /^Between 25 and 69/],
    [69, /^Between 25 and 69/],
    [70, /^From 70/],
  ])('a driver of %i', (driverAge, sentence) =>
    expect(words(rentalChecks({ ...SEARCH, driverAge }, null, 'en-GB'))['Age']).toMatch(sentence),
  )
  it('stays useful without any facts', () => {
    const checks = words(rentalChecks({ ...SEARCH, dropOff: 'Nowhere' }, null, 'en-GB'))
    expect(Object.keys(checks)).toEqual(['One way', 'Deposit', 'Insurance', 'Age', 'Licence', 'At the car'])
  })
})
