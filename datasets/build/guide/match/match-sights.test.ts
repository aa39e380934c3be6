import { describe, expect, it } from 'vitest'

import { openGuide } from '../guide.ts'
import { readGuide } from '../read-guide.ts'
import { smallGuide, withFolder } from '../testing/small-guide.ts'
import { type Candidate, finder } from './candidates.ts'
import { matchSights, type Matches } from './match-sights.ts'

type Row = Readonly<Record<string, string>>
type Other = Partial<Candidate> & { readonly name: string; readonly north?: number }

const LATITUDE = 38.7
const KM_PER_DEGREE = 111.195

/** One sight of Lisbon and rows of other tables, `north` kilometres from it. */
async function matchesOf(
  sight: Row,
  others: readonly Other[],
  more: readonly Row[] = [],
  names: readonly Row[] = [],
): Promise<Matches> {
  const guide = smallGuide()
  guide.pt.tables.names = [...names]
  const [model = {}] = guide.pt.tables.sights
  const rows = [sight, ...more].map((row) => ({ ...model, lat: String(LATITUDE), ...row }))
  guide.pt.tables.sights = rows.map((row, index) => ({ id: `lisbon.s${index}`, ...row, near: '' }))
  for (const [index, row] of guide.pt.tables.sights.entries()) row['id'] = `lisbon.s${index}`
  const all = others.map(({ name, north = 0, ...other }, index): Candidate => ({
    id: `Q${index}`,
    licence: 'open',
    names: [name],
    kind: 'museum',
    coordinates: { latitude: LATITUDE + north / KM_PER_DEGREE, longitude: -9.139 },
    ...other,
  }))
  const source = await withFolder(guide, readGuide)
  return matchSights(openGuide(source), { all, near: finder(all) })
}

async function idsOf(sight: Row, others: readonly Other[]): Promise<readonly string[]> {
  return (await matchesOf(sight, others)).matches.map(({ candidate }) => candidate.id)
}

const OTHERS_OF_THE_WORLD = ['Uffizi', 'Prado', 'Hermitage', 'Louvre'].map((name) => ({ name, north: 2000 }))

describe('matchSights', () => {
  it.each([
    ['another language', { name: 'Picasso Museum' }, 'Musée Picasso'],
    ['another order', { name: 'Vasco da Gama Aquarium' }, 'Aquário Vasco da Gama'],
    ['the local name', { name: 'Tile Museum', local_name: 'Azulejo' }, 'Museu do Azulejo'],
    ['another script', { name: 'Tretyakov Gallery' }, 'Третьяков галерея'],
    ['one letter', { name: 'Gulbenkian' }, 'Gulbenkyan'],
    ['a word of many languages', { name: 'Museum of the Holy Blood' }, 'Musée du Saint Sang et de la Heilig Bloed'],
    ['half of the name', { name: 'Berardo & design shops' }, 'Berardo'],
    ['the city in one of them', { name: 'Lisbon Fado Museum' }, 'Museu do Fado'],
    ['only the city beside the kind', { name: 'Lisbon Cathedral', kind: 'cathedral' }, 'Cathédrale de Lisbonne'],
  ])('knows a name by %s', async (_, sight, name) => {
    const kind = 'kind' in sight ? 'church' : 'museum'
    expect(await idsOf(sight, [{ name, kind, north: 0.05 }, ...OTHERS_OF_THE_WORLD])).toEqual(['Q0'])
  })

  it.each([
    ['another name', { name: 'Picasso Museum' }, { name: 'Museu do Fado', north: 0.1 }],
    ['a bridge of that name', { name: 'Vasco Museum' }, { name: 'Ponte Vasco', kind: 'monument', north: 0.2 }],
    ['a restaurant with more to its name', { name: 'Berardo' }, { name: 'Berardo Grill', kind: 'restaurant' }],
    ['the same name too far away', { name: 'Berardo' }, { name: 'Berardo', north: 1.2 }],
    ['half of a name in the next street', { name: 'Berardo & shops' }, { name: 'Berardo', north: 0.4 }],
  ])('leaves %s', async (_, sight, other) => {
    expect(await idsOf(sight, [other, ...OTHERS_OF_THE_WORLD])).toEqual([])
  })

  it('knows a sight by the names of the names table', async () => {
    const names = [{ id: 'lisbon.s0', id_ID: 'Tugu Bom', fr: 'Musée de la Bombe', ru: 'Цитглогге' }]
    for (const name of ['Le Musée de la Bombe', 'Цитглогге', 'Tugu Bom']) {
      const { matches } = await matchesOf({ name: 'Clock House' }, [{ name }, ...OTHERS_OF_THE_WORLD], [], names)
      expect(matches.map(({ candidate }) => candidate.id)).toEqual(['Q0'])
    }
  })

  it('knows a sight after which its destination is named', async () => {
    expect(await idsOf({ name: 'Lisbon' }, [{ name: 'Lisbon', kind: 'attraction' }])).toEqual(['Q0'])
  })

  it.each([
    ['what one does there', { name: 'Berardo sunset walk' }],
    ['a name in brackets', { name: 'Black House (Berardo)' }],
  ])('ignores %s', async (_, sight) => {
    expect(await idsOf(sight, [{ name: 'Berardo', north: 0.1 }, ...OTHERS_OF_THE_WORLD])).toEqual(['Q0'])
  })

  it('keeps a name without a kind near: Carthage is not the Carthage Palace in the next quarter', async () => {
    const sight = { name: 'Berardo', kind: 'palace' }
    const palace = { name: 'Berardo Palace', kind: 'palace' }
    expect(await idsOf(sight, [{ ...palace, north: 0.3 }, ...OTHERS_OF_THE_WORLD])).toEqual(['Q0'])
    expect(await idsOf(sight, [{ ...palace, north: 0.6 }, ...OTHERS_OF_THE_WORLD])).toEqual([])
  })

  it('matches the only two of a kind at one point, whatever their names', async () => {
    const [castle, burg] = [
      { name: 'Kaiserburg', kind: 'castle' },
      { name: 'Imperial Hill', kind: 'castle', north: 0.05 },
    ]
    const { matches } = await matchesOf(castle, [burg])
    expect(matches).toMatchObject([{ candidate: { id: 'Q0' }, likeness: 'spot' }])
    expect(await idsOf(castle, [{ ...burg, north: 0.09 }])).toEqual([])
    expect(await idsOf(castle, [burg, { ...burg, name: 'Other', north: 0.15 }])).toEqual([])
    expect(await idsOf({ ...castle, kind: 'cafe' }, [{ ...burg, kind: 'cafe' }])).toEqual([])
    expect((await matchesOf(castle, [burg], [{ name: 'Tower', kind: 'castle', lat: '38.701' }])).matches).toEqual([])
  })

  it('allows a park to be wide', async () => {
    const park = { name: 'Monsanto', kind: 'park' }
    expect(await idsOf(park, [{ name: 'Monsanto', kind: 'park', north: 3 }])).toEqual(['Q0'])
    expect(await idsOf(park, [{ name: 'Monsanto', kind: 'park', north: 5 }])).toEqual([])
  })

  it('reports a strong name that is far away, unless there are two', async () => {
    const far = { name: 'Berardo', north: 8 }
    const { suspects } = await matchesOf({ name: 'Berardo' }, [far])
    expect(suspects).toMatchObject([{ candidate: { id: 'Q0' }, km: expect.closeTo(8, 0) }])
    expect((await matchesOf({ name: 'Berardo' }, [far, { ...far, north: 9 }])).suspects).toEqual([])
    expect((await matchesOf({ name: 'Berardo' }, [far, { name: 'Berardo' }])).suspects).toEqual([])
  })

  it('finds a sight without a position within its destination', async () => {
    const sight = { name: 'Berardo', lat: '', lon: '' }
    const { matches } = await matchesOf(sight, [{ name: 'Berardo', north: 4 }])
    expect(matches).toMatchObject([{ candidate: { id: 'Q0' }, km: null }])
    expect(
      await idsOf(sight, [
        { name: 'Berardo', north: 4 },
        { name: 'Berardo', north: 5 },
      ]),
    ).toEqual([])
  })

  it('takes one row of each table, the most alike', async () => {
    const others: readonly Other[] = [
      { name: 'Berardo Collection' },
      { name: 'Berardo', north: 0.1 },
      { name: 'Berardo', id: 'wv-fr-1', licence: 'wikivoyage', north: 0.2 },
      { name: 'Berardo', id: 'unesco-1', north: 0.2 },
    ]
    expect((await idsOf({ name: 'Berardo' }, others)).toSorted()).toEqual(['Q1', 'unesco-1', 'wv-fr-1'])
  })

  it('gives a place to one sight of a destination', async () => {
    const { matches } = await matchesOf({ name: 'Berardo shop' }, [{ name: 'Berardo' }], [{ name: 'Berardo' }])
    expect(matches.map(({ sight }) => sight.id)).toEqual(['lisbon.s1'])
  })
})
