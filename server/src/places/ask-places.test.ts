import type { CityGuide, PlaceAnswer } from '@app/contracts/place-guide'
import { describe, expect, it, vi } from 'vitest'

import { createAskPlaces } from './ask-places.ts'

// The tables are read with the first question, which can take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const ask = createAskPlaces(() => Date.parse('2026-11-15T12:00:00Z'))
const askCity = (country: string, city: string, passport = ''): Promise<PlaceAnswer> =>
  ask({ kind: 'city', country, city, passport })

async function guideOf(country: string, city: string, passport = ''): Promise<CityGuide> {
  const answer = await askCity(country, city, passport)
  if (answer.kind !== 'city') throw new Error(`${country}/${city} is ${answer.kind}`)
  return answer.guide
}

describe('addresses', () => {
  it.each([
    ['FR', 'Paris', '/places/france/paris'],
    ['france', '2988507', '/places/france/paris'],
    ['france', 'anything-2988507', '/places/france/paris'],
    ['costa-rica', 'San José', '/places/costa-rica/san-jose'],
    ['turkey', 'istanbul', '/places/turkiye/istanbul'],
    ['tonga', 'nuku’alofa', '/places/tonga/nukualofa'],
    ['deutschland', 'köln', '/places/germany/cologne'],
    ['united-states', 'new-york-city', '/places/united-states/new-york'],
    ['italy', 'firenze', '/places/italy/florence'],
    ['DE', 'muenchen', '/places/germany/munich'],
    ['japan', '京都', '/places/japan/kyoto'],
    ['mongolia', 'ulan-bator', '/places/mongolia/ulaanbaatar'],
  ])('redirects %s/%s to %s', async (country, city, path) => {
    expect(await askCity(country, city)).toMatchObject({ kind: 'moved', path })
  })

  it.each([
    ['atlantis', 'paris'],
    ['france', 'nowhere-at-all'],
    ['germany', '2988507'],
    ['france', ''],
    ['france', '%00'],
    ['france', "'; drop table cities; --"],
    ['france', '<script>alert(1)</script>'],
    ['france', '🗼'],
    ['france', 'x'.repeat(10_000)],
  ])('%j/%j is unknown', async (country, city) => {
    expect(await askCity(country, city)).toMatchObject({ kind: 'unknown' })
  })

  it('distinguishes cities of one name by country, by region, by number', async () => {
    const [here, there] = [await guideOf('costa-rica', 'san-jose'), await guideOf('united-states', 'san-jose')]
    expect([here.isCapital, there.division]).toEqual([true, 'California'])
    expect(await guideOf('united-states', 'springfield-illinois')).toMatchObject({ division: 'Illinois' })
  })

  it('redirects a code to its country, with the number of towns', async () => {
    expect(await ask({ kind: 'country', country: 'IS' })).toMatchObject({ kind: 'moved', path: '/places/iceland' })
    const answer = await ask({ kind: 'country', country: 'iceland' })
    expect(answer.kind === 'country' && answer.guide.cities[0]).toMatchObject({ path: '/places/iceland/reykjavik' })
    expect(answer.kind === 'country' && answer.guide.practice).toMatchObject({
      callingCodes: ['354'],
      drivingSide: { value: 'right' },
      plugs: { value: { types: expect.arrayContaining(['F']) } },
      emergency: { value: { general: ['112'] } },
    })
  })
})

describe('a city by its name', () => {
  it.each([
    ['Sintra, Portugal', 'Sintra', 'PT', 'Europe/Lisbon'],
    ['Lisbon', 'Lisbon', 'PT', 'Europe/Lisbon'],
    ['Paris, United States', 'Paris', 'US', 'America/Chicago'],
    ['Portland, Oregon, United States', 'Portland', 'US', 'America/Los_Angeles'],
    ['Palma, Mallorca, Spain', 'Palma', 'ES', 'Europe/Madrid'],
  ])('%s', async (name, city, country, timeZone) => {
    const answer = await ask({ kind: 'named', name })
    expect(answer.kind === 'named' && answer.place).toMatchObject({ name: city, country, timeZone })
  })

  it.each(['', 'x', 'Lisbom', 'Hotel Avenida', '🗼', '<b>', 'x'.repeat(10_000)])(
    'finds no city for %.20j',
    async (name) => {
      expect(await ask({ kind: 'named', name })).toMatchObject({ kind: 'unknown' })
    },
  )
})

describe('the guide of a city', () => {
  it('has all of Paris, every fact with source, date and status', async () => {
    const paris = await guideOf('france', 'paris', 'in')
    expect(paris).toMatchObject({ name: 'Paris', isCapital: true, isThin: false, coverage: 'good' })
    expect(paris.climate?.value.best).toEqual({ rule: 'CL-1', months: [4, 5, 6, 7, 8] })
    expect(paris.entry.asked).toMatchObject({
      passport: { code: 'IN', name: 'India' },
      visa: { value: { requirement: 'visa-required' } },
    })
    expect(paris.advice.map(({ value }) => value.authority)).toEqual(['AU', 'CA', 'GB', 'IE', 'US'])
    expect(paris.airports.value.map(({ code }) => code)).toContain('CDG')
    expect(paris.practice.emergency?.value.general).toContain('112')
    const claims = [paris.climate, ...paris.advice, paris.airports, paris.holidays, paris.costs.allowance]
    for (const claim of claims) {
      expect(claim?.source.url).toMatch(/^https:\/\//)
      expect(['verified', 'stale']).toContain(claim?.status)
    }
  })

  it('has prices of the guide that are plausible compared with meal prices', async () => {
    const { prices } = (await guideOf('indonesia', 'ubud')).costs
    expect(prices).toMatchObject({ status: 'editorial', checkedAt: '2026-11-01' })
    expect(prices?.value.items).toHaveLength(12)
    expect(prices?.value.days.map(({ style }) => style)).toEqual(['low', 'mid', 'high'])
    const amounts = prices?.value.items.flatMap(({ low, high }) => [low, high]) ?? []
    expect(amounts.every(({ currency, minorUnits }) => currency === 'IDR' && minorUnits < 3_000_000_00)).toBe(true)
  })

  it.each([
    ['montenegro', 'kotor', ['TIV', 'DBV', 'TGD']],
    ['slovakia', 'bratislava', ['VIE', 'BTS']],
    ['united-kingdom', 'london', ['LHR', 'LGW']],
  ])('sorts the airports of %s, %s by traffic and distance', async (country, city, first) => {
    const { airports } = await guideOf(country, city)
    expect(airports.value.map(({ code }) => code).slice(0, first.length)).toEqual(first)
  })

  it('marks three-month-old advice as stale, but not a five-year climate', async () => {
    const { advice, climate } = await guideOf('france', 'paris')
    expect(advice.every(({ status }) => status === 'stale')).toBe(true)
    expect(climate?.status).toBe('verified')
  })

  it('lists World Heritage first without a guide, and nothing twice', async () => {
    const { sights } = await guideOf('germany', 'kassel')
    expect(sights.shown[0]?.isUnescoSite).toBe(true)
    expect(new Set(sights.shown.map(({ id }) => id)).size).toBe(sights.shown.length)
    expect(sights.shown.length).toBeLessThanOrEqual(24)
  })

  it('lists the guide first by importance, with descriptions from other lists', async () => {
    const { sights, guide } = await guideOf('japan', 'kyoto')
    expect(guide).toMatchObject({ scope: 'whole', id: 'kyoto', asOf: expect.stringMatching(/^20\d\d-\d\d$/) })
    const own = sights.shown.flatMap((sight) => sight.guide ?? [])
    expect(own.map(({ importance }) => importance)).toEqual(
      own.map((each) => each.importance).toSorted((a, b) => b - a),
    )
    expect(sights.shown.slice(0, own.length).every((sight) => sight.guide)).toBe(true)
    const [inari] = sights.shown
    expect(inari).toMatchObject({ name: 'Fushimi Inari Taisha', fact: expect.any(String), source: 'guide' })
    expect(sights.sources[0]).toMatchObject({ value: 'guide', status: 'editorial' })
  })

  it('does not repeat a sight of the guide from another list', async () => {
    const { sights } = await guideOf('portugal', 'lisbon')
    const names = sights.shown.map(({ name }) => name)
    expect(names).toContain('Belém Tower')
    expect(names.filter((name) => /bel[ée]m.*t|torre de bel/i.test(name))).toEqual(['Belém Tower'])
    expect(names.filter((name) => /ger[óo]nimos|hieronym|jer[óo]nimos/i.test(name))).toHaveLength(1)
  })

  it('names sights in the language of the traveller if available', async () => {
    const answer = await ask({ kind: 'city', country: 'france', city: 'paris', passport: '', language: 'de' })
    const names = answer.kind === 'city' ? answer.guide.sights.shown.map(({ name }) => name) : []
    expect(names).toContain('Eiffelturm')
  })

  it('uses other lists for a city without a guide', async () => {
    const { sights } = await guideOf('germany', 'kassel')
    expect(sights.shown.length).toBeGreaterThan(0)
    expect(sights.shown.every(({ fact, url }) => fact === null && url !== null)).toBe(true)
  })

  it('lists holidays of the next twelve months only', async () => {
    const days = (await guideOf('france', 'paris')).holidays?.value.map(({ date }) => date) ?? []
    expect(days.length).toBeGreaterThan(8)
    expect(days.every((date) => date >= '2026-11-15' && date <= '2027-11-15')).toBe(true)
  })

  it('draws places across the date line next to Apia', async () => {
    const { chart, coordinates } = await guideOf('samoa', 'apia')
    const longitudes = chart.land.flatMap((line) => line.filter((_, index) => index % 2 === 0))
    expect(longitudes.length).toBeGreaterThan(20)
    expect(longitudes.every((degrees) => Math.abs(degrees - coordinates.longitude) <= chart.east + 0.001)).toBe(true)
  })

  it('marks a hamlet as little known and adds no facts', async () => {
    const answer = await ask({ kind: 'country', country: 'france' })
    const last = answer.kind === 'country' ? answer.guide : null
    expect(last?.knownCities).toBeGreaterThan(10_000)
    const hamlet = await guideOf('france', 'zimming')
    expect(hamlet).toMatchObject({ climate: null, isThin: true, coverage: null })
  })

  it('has no entry rule for a territory without its own passport', async () => {
    const nuuk = await guideOf('greenland', 'nuuk', 'GB')
    expect(nuuk.entry.asked).toEqual({ passport: { code: 'GB', name: 'United Kingdom' }, visa: null })
    expect((await guideOf('greenland', 'nuuk', 'zz')).entry.asked).toBeNull()
  })
})

describe('a region, an island or a park', () => {
  it('of a country without towns has the weather of its gateway', async () => {
    expect(await guideOf('antarctica', 'antarctica')).toMatchObject({
      name: 'Antarctic Peninsula',
      region: { base: { name: 'Ushuaia', country: 'AR' } },
      practical: { country: { code: 'AR' } },
    })
  })

  it('has the sections of a city, the guide and the weather of its base', async () => {
    const tuscany = await guideOf('italy', 'tuscany')
    expect(tuscany).toMatchObject({
      name: 'Tuscany',
      path: '/places/italy/tuscany',
      countryPath: '/places/italy',
      population: null,
      isThin: false,
      region: { kind: 'region', base: { country: 'IT' } },
      guide: { scope: 'whole', id: 'tuscany' },
    })
    expect(tuscany.climate).not.toBeNull()
    expect(tuscany.airports.value.map(({ code }) => code)).toEqual(['FLR', 'PSA'])
    expect(tuscany.sights.shown.length).toBeGreaterThan(10)
    expect(tuscany.practical?.country.tapWater).toBe('safe')
  })

  it.each([
    ['italy', 'toscana', '/places/italy/tuscany'],
    ['turkey', 'kapadokya', '/places/turkiye/cappadocia'],
    ['chile', 'patagonia', '/places/argentina/patagonia'],
    ['japan', 'japan', '/places/japan'],
    ['united-states', 'united-states-west', '/places/united-states'],
  ])('redirects %s/%s to %s', async (country, slug, path) => {
    expect(await askCity(country, slug)).toMatchObject({ kind: 'moved', path })
  })

  it('does not use the address of a town with the same name', async () => {
    expect((await guideOf('greece', 'mykonos')).region).toBeUndefined()
    expect(await guideOf('greece', 'mykonos-island')).toMatchObject({ region: { kind: 'island' } })
    expect(await guideOf('canada', 'vancouver-island')).toMatchObject({ region: { kind: 'island' } })
  })

  it('adds what is near to a town without its own guide', async () => {
    const cusco = await guideOf('peru', 'cusco')
    expect(cusco.guide).toMatchObject({ scope: 'around', parent: { path: '/places/peru/cusco-region' } })
    expect(cusco.sights.shown.map(({ name }) => name)).toContain('Qorikancha & Santo Domingo')
  })

  it.each([
    ['Bali, Indonesia', 'Bali', 'ID'],
    ['Toskana', 'Tuscany', 'IT'],
    ['Cusco', 'Cusco', 'PE'],
    ['Maldives', 'Maldives', 'MV'],
  ])('finds %s by its name', async (name, found, country) => {
    expect(await ask({ kind: 'named', name })).toMatchObject({ kind: 'named', place: { name: found, country } })
  })

  it('lists the destinations and routes of a country on its page', async () => {
    const answer = await ask({ kind: 'country', country: 'italy' })
    const guide = answer.kind === 'country' ? answer.guide.guide : undefined
    expect(guide?.destinations.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/places/italy/rome', '/places/italy/tuscany']),
    )
    expect(new Set(guide?.destinations.map(({ path }) => path)).size).toBe(guide?.destinations.length)
    expect(guide?.routes.length).toBeGreaterThan(1)
  })
})

describe('the index', () => {
  it('opens a region named with its country, and suggests completions of a partial name', async () => {
    expect(await ask({ kind: 'index', search: 'Bali, Indonesia' })).toMatchObject({
      kind: 'moved',
      path: '/places/indonesia/bali',
    })
    const answer = await ask({ kind: 'index', search: 'tusc' })
    expect(answer.kind === 'index' && answer.index.regions[0]).toMatchObject({ path: '/places/italy/tuscany' })
  })
  it('finds a city by a name in another language', async () => {
    const answer = await ask({ kind: 'index', search: 'Monaco di Baviera' })
    expect(answer.kind === 'index' && answer.index.found[0]?.path).toBe('/places/germany/munich')
  })
  it('opens a city named with its country', async () => {
    expect(await ask({ kind: 'index', search: 'Kyoto, Japan' })).toMatchObject({
      kind: 'moved',
      path: '/places/japan/kyoto',
    })
  })
  it.each(['', 'x', '🗺', "' or 1=1 --", '<b>'])('finds nothing for %j, and does not break', async (search) => {
    const answer = await ask({ kind: 'index', search })
    expect(answer.kind === 'index' && answer.index.found).toEqual([])
  })
})
