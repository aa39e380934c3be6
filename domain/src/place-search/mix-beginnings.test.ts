import { expect, it } from 'vitest'

import { buildIndex, type SearchEntry, searchPlaces } from './index.ts'

type Place = {
  readonly name: string
  readonly importance: number
  readonly as?: string
  readonly penalty?: number
  readonly isSought?: boolean
}

const LETTERS = 'bcdfghjklmnpqrstvwxz'.split('')
const named = (beginning: string, importance: number): readonly Place[] =>
  LETTERS.map((letter, i) => ({ name: `${beginning}${letter}ville`, importance: importance - i / 10 }))
const foreign = (beginning: string): readonly Place[] =>
  LETTERS.slice(0, 8).map((letter, i) => ({
    name: `Far${letter}`,
    as: `${beginning}${letter}o`,
    importance: 30 - i / 10,
  }))

const PLACES: readonly Place[] = [
  ...named('Ban', 22),
  { name: 'Banff', importance: 17, isSought: true },
  { name: 'Banyoles', importance: 16.5, isSought: true },
  ...foreign('Sz'),
  { name: 'Szczecin', importance: 21 },
  { name: 'Szeged', importance: 18 },
  { name: 'Szabadbattyán', importance: 12 },
  ...named('San', 25),
  { name: 'Shanghai', importance: 31, as: 'Sanghaj' },
  { name: 'Cali', importance: 26, as: 'Santiago de Cali', penalty: 1 },
  ...named('Pek', 21),
  { name: 'Beijing', importance: 36, as: 'Pekin' },
  ...named('Spr', 18.5),
  ...Array.from({ length: 5 }, () => ({ name: 'Springfield', importance: 19 })),
].toSorted((a, b) => b.importance - a.importance)
const toEntry = ({ name, as, penalty = 5, importance, isSought }: Place): SearchEntry => ({
  names: [{ text: name, penalty: 0, kind: 'name' }, ...(as ? [{ text: as, penalty, kind: 'name' } as const] : [])],
  importance,
  isSought,
  group: 0,
  coordinates: { latitude: 0, longitude: 0 },
})
const index = buildIndex(PLACES.map(toEntry), [{ names: ['Earth'] }])
const find = (typed: string, limit = 8) =>
  searchPlaces(index, typed, { limit }).map(({ entry }) => PLACES[entry]?.name ?? '')

it('keeps the sixth position for a popular destination, however small', () => {
  expect(find('ban').indexOf('Banff')).toBe(5)
  expect(find('ban')).toHaveLength(8)
  expect(find('ban').slice(0, 5)).toEqual(find('ban', 5))
})

it('moves nothing that is already among the first', () => {
  expect(find('banf')).toEqual(['Banfville', 'Banff'])
})

it('limits names of other languages to half of the list of a short prefix', () => {
  const found = find('sz')
  expect(found.filter((name) => name.startsWith('Far'))).toEqual(['Farb', 'Farc', 'Fard', 'Farf', 'Farg', 'Farh'])
  expect(found).toEqual(expect.arrayContaining(['Szczecin', 'Szeged']))
  expect(found).not.toContain('Szabadbattyán')
})

it('shows the same name at most twice, until more of it is typed', () => {
  expect(find('spr').filter((name) => name === 'Springfield')).toHaveLength(2)
  expect(find('sprin').filter((name) => name === 'Springfield')).toHaveLength(5)
})

it('fills the list of a short prefix with places whose displayed name has it', () => {
  expect(find('san')).toHaveLength(8)
  for (const name of find('san')) expect(name).toMatch(/^San/)
})

it('keeps a place by another name when it is far more important', () => {
  expect(find('pek')[0]).toBe('Beijing')
})
