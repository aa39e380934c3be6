import { planRoute, type PlannedRoute, type RouteRequest } from '@app/domain/trip-routes'
import { describe, expect, it } from 'vitest'

import { loadGuide } from '../guide/index.ts'
import { readPackedFile } from '../packed-files/index.ts'
import { loadRouteTables } from './index.ts'

const guide = await loadGuide(readPackedFile)
const USUAL: Omit<RouteRequest, 'destinations' | 'nights'> = {
  month: null,
  pace: 'steady',
  isByCar: false,
  hasChildren: false,
  interests: [],
  isOrderFixed: false,
  heading: null,
  arriveAirport: null,
  departAirport: null,
  homeId: null,
  mustIds: [],
}

async function plan(ids: string, days: number, more: Partial<RouteRequest> = {}): Promise<PlannedRoute> {
  const destinations = ids.split(' ').map((id) => ({ id, nights: null }))
  const tables = await loadRouteTables(guide, ids.split(' '))
  const route = planRoute(tables, { ...USUAL, destinations, nights: days - 1, ...more })
  if (!route) throw new Error(`no route: ${ids}`)
  return route
}

const pointOf = ({ point }: PlannedRoute['bases'][number]): string =>
  [point.destinationId, point.areaId].filter(Boolean).join('/')
const seenIn = ({ bases }: PlannedRoute): readonly string[] =>
  bases.flatMap(({ sights, dayTrips }) => [...sights, ...dayTrips].map(({ id }) => id))

type Case = readonly [
  what: string,
  ids: string,
  days: number,
  more: Partial<RouteRequest>,
  bases: readonly string[],
  seen: readonly string[],
]

const CASES: readonly Case[] = [
  [
    'Peru: a night before Machu Picchu',
    'peru',
    10,
    {},
    ['lima:1', 'cusco/urubamba:2', 'cusco/aguas-calientes:1', 'cusco/cusco-centre:3', 'puno:1', 'lima:1'],
    ['cusco.machu-picchu', 'cusco.pisac-ruins', 'cusco.sacsayhuaman'],
  ],
  [
    'Vietnam, north to south',
    'vietnam',
    14,
    { heading: 'north-south' },
    ['hanoi:2', 'ninh-binh:2', 'halong-bay/cruise:1', 'hanoi:1', 'hue:2', 'hoi-an:3', 'ho-chi-minh-city:2'],
    ['halong-bay.overnight-cruise-in-ha-long-bay', 'hue.imperial-city-citadel'],
  ],
  [
    'Vietnam, the other way round',
    'vietnam',
    10,
    { heading: 'south-north' },
    ['ho-chi-minh-city:2', 'hoi-an:3', 'hanoi:1', 'halong-bay/cruise:1', 'hanoi:2'],
    ['hoi-an.ancient-town-walk'],
  ],
  [
    'Iceland all the way around in a week',
    'iceland-ring',
    7,
    { isByCar: true },
    [
      'iceland-ring/vik:1',
      'iceland-ring/hofn:1',
      'iceland-ring/egilsstadir:1',
      'iceland-ring/myvatn:1',
      'iceland-ring/snaefellsnes:1',
      'reykjavik:1',
    ],
    ['iceland-ring.skogafoss', 'iceland-ring.jokulsarlon-glacier-lagoon'],
  ],
  [
    'Japan in cherry blossom, with Nara as a day trip',
    'japan',
    10,
    { month: 4 },
    ['tokyo:3', 'hakone:1', 'kyoto:3', 'osaka:2'],
    ['kyoto.fushimi-inari', 'kyoto.nara'],
  ],
  ['Bali', 'bali', 8, {}, ['bali/ubud:4', 'bali/uluwatu:3'], ['bali.uluwatu-temple', 'bali.tanah-lot']],
  ['Portugal', 'portugal', 7, {}, ['lisbon:4', 'porto:2'], ['lisbon.sintra', 'porto.ribeira-waterfront']],
  [
    'Morocco through the desert',
    'morocco',
    8,
    {},
    ['marrakesh:3', 'sahara-morocco/dades-valley:1', 'sahara-morocco/merzouga:1', 'fes:2'],
    ['marrakesh.jemaa-el-fna', 'sahara-morocco.erg-chebbi-dunes'],
  ],
  [
    'Costa Rica, a day less than the classic route',
    'costa-rica',
    9,
    {},
    [
      'san-jose-costa-rica:1',
      'costa-rica-arenal/la-fortuna:3',
      'costa-rica-arenal/monteverde:2',
      'costa-rica-pacific/manuel-antonio:2',
    ],
    ['costa-rica-pacific.manuel-antonio-national-park', 'costa-rica-arenal.monteverde-cloud-forest-reserve'],
  ],
  ['Lisbon with Sintra', 'lisbon', 4, {}, ['lisbon:3'], ['lisbon.sintra', 'lisbon.belem-tower']],
  ['Mexico City with Teotihuacan', 'mexico-city', 5, {}, ['mexico-city:4'], ['mexico-city.teotihuacan']],
  [
    'three cities, the shortest way',
    'osaka tokyo kyoto',
    9,
    { arriveAirport: 'HND' },
    ['tokyo:3', 'kyoto:3', 'osaka:2'],
    ['tokyo.senso-ji'],
  ],
]

describe('a route of the guide', () => {
  it.each(CASES)('%s', async (_, ids, days, more, bases, seen) => {
    const route = await plan(ids, days, more)
    expect(route.bases.map((base) => `${pointOf(base)}:${base.nights}`)).toEqual(bases)
    expect(seenIn(route)).toEqual(expect.arrayContaining([...seen]))
  })

  it('for a region without a classic one connects its towns by car', async () => {
    const { bases } = await plan('tuscany', 5, { isByCar: true })
    expect(bases.map(({ nights }) => nights)).toEqual([2, 2])
    expect(bases.slice(1).map(({ leg }) => leg?.mode)).toEqual(['car'])
    expect(
      bases.every(({ point }) => ['tuscany', 'siena', 'florence', 'pisa', 'lucca'].includes(point.destinationId)),
    ).toBe(true)
  })

  it('reaches Machu Picchu from Cusco, and never by car', async () => {
    const { bases } = await plan('cusco', 6)
    const last = bases.find(({ point }) => point.areaId === 'aguas-calientes')
    expect([last?.nights, last?.leg?.mode]).toEqual([1, 'train'])
  })

  it('has the leg from base to base, with its price', async () => {
    const { bases } = await plan('portugal', 7)
    expect(bases[1]?.leg).toMatchObject({ mode: 'hs-train', minutes: 185, price: { currency: 'EUR' }, basis: 'guide' })
  })

  it('has the return time of a day trip', async () => {
    const { bases } = await plan('lisbon', 4)
    const [sintra] = bases[0]?.dayTrips ?? []
    expect(sintra).toMatchObject({ id: 'lisbon.sintra', mode: 'train', travelMinutes: 40, leaveAt: 510, backAt: 1050 })
  })

  it('has the reason why a sight is left out', async () => {
    const route = await plan('bali', 7, { hasChildren: true })
    expect(route.leftOut).toContainEqual({
      kind: 'sight',
      id: 'bali.mount-batur',
      name: 'Mount Batur sunrise hike',
      because: 'not-for-children',
    })
    const peru = await plan('peru', 7)
    expect(peru.leftOut).toContainEqual(
      expect.objectContaining({ kind: 'destination', id: 'arequipa', because: 'too-few-days' }),
    )
  })

  it('never plans a stop at home', async () => {
    const { bases } = await plan('lisbon porto', 8, { homeId: 'lisbon' })
    expect(bases.map(pointOf)).toEqual(['porto'])
  })
})

/** Some six hundred destinations are planned in each. */
const ALL_ROUTES_MS = 180_000

describe('every route', () => {
  const ids = guide.destinations.filter(({ state }) => state === 'done').map(({ id }) => id)

  it.each([3, 8, 15])(
    'of %i days has all nights, existing legs and an entry for every must-see',
    async (days) => {
      expect(ids.length).toBeGreaterThan(200)
      for (const id of ids) {
        const tables = await loadRouteTables(guide, [id])
        const route = await plan(id, days)
        const { bases, leftOut } = route
        const about = `${id} ${days}`
        expect(
          bases.reduce((sum, { nights }) => sum + nights, 0),
          about,
        ).toBe(days - 1)
        expect(bases.map(({ arriveDay }) => arriveDay).slice(1), about).toEqual(
          bases.map(({ leaveDay }) => leaveDay).slice(0, -1),
        )
        expect(
          bases.slice(1).every(({ leg }) => leg !== null && leg.minutes > 0),
          about,
        ).toBe(true)
        const refused = tables.legs.filter(({ exists }) => exists === 'no')
        for (const [index, { leg, point }] of bases.entries()) {
          const before = bases[index - 1]?.point
          if (!leg || !before) continue
          const isRefused = refused.some(
            ({ from, to, mode }) =>
              mode === leg.mode &&
              [from, to].every((end) =>
                [before, point].some((own) => own.destinationId === end.destinationId && own.areaId === end.areaId),
              ),
          )
          expect(isRefused, `${about} ${leg.mode}`).toBe(false)
        }
        const trips = tables.dayTrips.filter((trip) => seenIn(route).includes(trip.id))
        const isOnTrip = (name: string): boolean =>
          trips.some(({ highlights }) => highlights.some((each) => name.includes(each) || each.includes(name)))
        const names = new Set(bases.flatMap(({ sights }) => sights.map(({ name }) => name)))
        const told = new Set([...seenIn(route), ...leftOut.map((left) => left.id)])
        const own = tables.sights.filter(({ destinationId, importance }) => destinationId === id && importance === 5)
        const silent = bases.some(({ point }) => point.destinationId === id)
          ? own.filter(({ id: sightId, name }) => !told.has(sightId) && !names.has(name) && !isOnTrip(name))
          : []
        expect(silent.length, `${about} ${silent.map((sight) => sight.id).join()}`).toBe(0)
      }
    },
    ALL_ROUTES_MS,
  )
})

it('have a point for every sight of a day, if only that of its area', async () => {
  const { bases } = await plan('lapland', 5, { month: 2 })
  const safari = bases.flatMap(({ sights }) => sights).find(({ name }) => name === 'Husky safari')
  expect(safari?.coordinates).toMatchObject({ latitude: expect.any(Number) as number })
  expect(
    (await plan('zanzibar', 6)).bases.flatMap(({ sights }) => sights.map(({ coordinates }) => coordinates)),
  ).not.toContain(null)
})
