import { describe, expect, it } from 'vitest'

import { loadEstimate } from './load-estimate.ts'

const load = (query: Readonly<Record<string, string>>) =>
  loadEstimate({ request: new Request(`https://s.example/budget?${new URLSearchParams(query).toString()}`) })
const ATHENS = { to: 'Athens, Greece', days: '7', month: '7', adults: '2' }
const answer = async (query: Readonly<Record<string, string>>) =>
  (await load(query)).answer ?? expect.fail('there is an answer')

describe('an estimate by its address', () => {
  it('is empty before anything was asked', async () => {
    expect(await load({})).toMatchObject({ answer: null, problems: {} })
  })

  it.each([
    ['a city', 'Lisbon, Portugal', { name: 'Lisbon', country: 'PT' }],
    ['a city with its state', 'Denver, Colorado, United States', { name: 'Denver', country: 'US' }],
    ['a region alone', 'Bali', { name: 'Bali', country: 'ID' }],
    ['a country', 'greece', { name: null, country: 'GR' }],
    ['a town that is not in our guide', 'Zimming, France', { name: 'Zimming', country: 'FR' }],
  ])('knows %s', async (_, to, place) => {
    const { place: found, estimate } = await answer({ ...ATHENS, to })
    expect(found).toMatchObject(place)
    expect(estimate.parts.lodging?.low.minorUnits).toBeGreaterThan(0)
  })

  it.each([
    [{ to: '' }, { to: 'to-none' }],
    [{ to: 'Atlantis' }, { to: 'to' }],
    [{ from: 'Atlantis' }, { from: 'from' }],
    [{ days: '0' }, { days: 'days' }],
    [{ days: '61' }, { days: 'days' }],
    [{ adults: '13' }, { adults: 'adults' }],
    [{ ages: '4, 18' }, { ages: 'ages' }],
    [{ ages: 'four' }, { ages: 'ages' }],
    [{ sum: 'much' }, { sum: 'amount' }],
    [{ fare: '-3' }, { fare: 'amount' }],
    [{ start: '2027-02-30' }, { start: 'start' }],
  ])('says what is wrong with %j', async (changes, problems) => {
    expect(await load({ ...ATHENS, ...changes })).toMatchObject({ answer: null, problems })
  })

  it('counts nights, people and the month of a date', async () => {
    const found = await answer({ ...ATHENS, ages: '4 and 9', start: '2027-05-14' })
    expect(found).toMatchObject({ nights: 6, people: 4, month: 5, basis: { season: 'counted' } })
    expect((await answer({ ...ATHENS, month: '' })).basis.season).toBeNull()
  })

  it('says which fare is unknown, and counts one of the guide or of the traveller', async () => {
    expect((await answer(ATHENS)).journey).toBe('no-start')
    expect(await answer({ ...ATHENS, from: 'Lima, Peru' })).toMatchObject({ journey: 'no-fare', wayMode: null })
    const flown = await answer({ ...ATHENS, from: 'Crete' })
    expect(flown).toMatchObject({ journey: 'known' })
    const own = await answer({ ...ATHENS, from: 'Crete', fare: '321.50' })
    expect(own.estimate.parts.journey?.high.minorUnits).toBe(322_00)
  })

  it('has an address for every change, which answers as promised', async () => {
    const before = await answer(ATHENS)
    for (const { search, saving } of before.savings) {
      const after = await answer(Object.fromEntries(new URLSearchParams(search)))
      expect(before.estimate.total.middle.minorUnits - after.estimate.total.middle.minorUnits).toBe(saving.minorUnits)
    }
  })

  it('reaches a sum, and the address of its changes costs no more', async () => {
    const { goal } = await answer({ ...ATHENS, sum: '1000' })
    expect(goal).toMatchObject({ kind: 'reached', sum: { minorUnits: 1000_00, currency: 'EUR' } })
    const after = await answer(Object.fromEntries(new URLSearchParams(goal?.search)))
    expect(after.estimate.total).toEqual(goal?.estimate.total)
    expect(after.goal?.kind).toBe('enough')
  })

  it('names the lowest where a sum cannot be reached', async () => {
    const { goal } = await answer({ ...ATHENS, sum: '90' })
    expect(goal?.kind).toBe('unreachable')
    const lowest = (goal?.estimate.total.middle.minorUnits ?? 0) / 100
    expect((await answer({ ...ATHENS, sum: String(lowest) })).goal?.kind).toBe('reached')
    expect((await answer({ ...ATHENS, sum: String(lowest - 1) })).goal?.kind).toBe('unreachable')
  })

  it('offers a neighbouring base with its fare, and another month where nights are cheaper', async () => {
    const vienna = await answer({ to: 'Vienna, Austria', days: '5', adults: '2' })
    const kinds = (found: typeof vienna) => found.savings.map(({ lean }) => lean.kind)
    expect(kinds(await answer(ATHENS))).toContain('month')
    expect(kinds(vienna)).not.toContain('month')
    const based = await answer({ to: 'Vienna, Austria', days: '5', adults: '2', base: 'bratislava' })
    expect(based.baseName).toBe('Bratislava')
    expect(based.estimate.parts.transport?.low.minorUnits).toBeGreaterThan(
      vienna.estimate.parts.transport?.low.minorUnits ?? Infinity,
    )
  })

  it('converts to any currency, and says at which rate', async () => {
    const yen = await answer({ ...ATHENS, currency: 'JPY' })
    expect(yen.estimate.total.middle.minorUnits % 100).toBe(0)
    expect(yen.basis.rate?.source.title).not.toBe('')
    expect((await answer(ATHENS)).basis.rate).toBeNull()
  })
})
