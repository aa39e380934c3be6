import { describe, expect, it } from 'vitest'

import { buildIndex, foldText, readIndex, type SearchEntry, searchPlaces, spellingsOf, writeIndex } from './index.ts'

type Made = { readonly name: string; readonly importance: number; readonly group?: number } & Partial<SearchEntry>

const GROUPS = [
  { names: ['Germany', 'Deutschland', 'DE'] },
  { names: ['United States', 'US'] },
  { names: ['California', 'CA'] },
  { names: ['New York', 'NY'] },
  { names: ['Goa', 'Key'] },
]
const entry = ({ name, importance, group = 0, region, isPart, names = [], coordinates }: Made): SearchEntry => ({
  names: [{ text: name, penalty: 0, kind: 'name' }, ...names],
  importance,
  group,
  region,
  isPart,
  coordinates: coordinates ?? { latitude: 0, longitude: 0 },
})
const PLACES: readonly Made[] = [
  {
    name: 'Munich',
    importance: 22,
    names: [
      { text: 'München', penalty: 1, kind: 'name' },
      { text: 'Monaco di Baviera', penalty: 5, kind: 'name' },
      { text: 'Мюнхен', penalty: 5, kind: 'name' },
      { text: 'ミュンヘン', penalty: 5, kind: 'name' },
      { text: '뮌헨', penalty: 5, kind: 'name' },
      { text: 'MUC', penalty: 1, kind: 'code' },
    ],
  },
  { name: 'San Diego', importance: 20, group: 1, region: 2, coordinates: { latitude: 32.7, longitude: -117.2 } },
  { name: 'New York', importance: 26, group: 1, region: 3, names: [{ text: 'nyc', penalty: 1, kind: 'code' }] },
  { name: 'Brooklyn', importance: 21, group: 1, region: 3, isPart: true },
  { name: 'Rome', importance: 14, group: 1, region: 3 },
  { name: 'Rome', importance: 16, group: 1 },
  { name: 'York', importance: 18 },
  { name: 'Frankfurt', importance: 20, coordinates: { latitude: 50.1, longitude: 8.7 } },
  { name: 'Frankfort', importance: 19, group: 1, coordinates: { latitude: 38.2, longitude: -84.9 } },
  { name: 'Saint Louis', importance: 19, group: 1 },
  { name: "L'Aquila", importance: 15 },
  { name: 'Muckross', importance: 10 },
  { name: 'Key West', importance: 15, group: 1 },
  { name: 'Keyport', importance: 24, group: 1 },
  { name: 'Panjim', importance: 18, group: 4 },
  { name: 'Genoa', importance: 22, names: [{ text: 'GOA', penalty: 1, kind: 'code' }] },
  { name: 'Leoben', importance: 17 },
  { name: 'Seoben', importance: 23 },
  { name: 'Cancun', importance: 19 },
  { name: 'Canton', importance: 24 },
  { name: 'Sedona', importance: 17 },
  { name: 'Sidon', importance: 21.3 },
  ...Array.from({ length: 40 }, (_, i) => ({ name: `Santa ${String.fromCharCode(97 + (i % 26))}${i}`, importance: 9 })),
]
const index = buildIndex(PLACES.map(entry), GROUPS)
const find = (typed: string, near?: SearchEntry['coordinates']) =>
  searchPlaces(index, typed, { limit: 8, ...(near ? { near } : {}) }).map((hit) => PLACES[hit.entry]?.name)

describe('foldText', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['ŁÓDŹ', 'lodz'],
    ['Straße', 'strasse'],
    ['Ærø', 'aero'],
    ['Αθήνας', 'αθηνασ'],
    ['Ёлкино', 'елкино'],
    ['أبو ظبي', 'ابو ظبي'],
    ['تهران‎', 'تهران'],
    ['東京', '东京'],
    ['紐約', '纽约'],
    ['广島', '广岛'],
    ['ｔｏｋｙｏ', 'tokyo'],
    ['Xi’an', 'xian'],
    ['  Saint-Malo ', 'saint malo'],
    ['🏝️', ''],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('keeps marks that distinguish Japanese and Hindi words', () => {
    expect(foldText('ガ')).not.toBe(foldText('カ'))
    expect(foldText('की')).not.toBe(foldText('का'))
  })

  it('makes a half-typed Korean syllable a prefix of the whole one', () => {
    expect(foldText('서울').startsWith(foldText('서우'))).toBe(true)
  })
})

it.each([
  ['Köln', ['koln', 'koeln']],
  ['Århus', ['arhus', 'aarhus']],
  ['Saint Louis', ['saint louis', 'st louis']],
  ["L'Aquila", ['laquila', 'l aquila']],
])('spellingsOf %s', (name, spellings) => {
  expect(spellingsOf(name)).toEqual(spellings)
})

describe('a place, its region and its country', () => {
  it.each([
    ['Rome, New York, United States', 'Rome'],
    ['rome, ny, us', 'Rome'],
    ['Broklyn, New York, United States', 'Brooklyn'],
  ])('%s', (typed, name) => {
    const found = searchPlaces(index, typed, { limit: 8 }).map((hit) => PLACES[hit.entry])
    expect(found).toEqual([expect.objectContaining({ name, region: 3 })])
  })
})

describe('searchPlaces', () => {
  it.each([
    ['a beginning', 'mun', 'Munich'],
    ['letters spelt out', 'muenchen', 'Munich'],
    ['no accent', 'munchen', 'Munich'],
    ['a foreign name', 'monaco di', 'Munich'],
    ['Cyrillic', 'мюнх', 'Munich'],
    ['katakana', 'ミュン', 'Munich'],
    ['half a syllable', '뮈', 'Munich'],
    ['a code', 'MUC', 'Munich'],
    ['a code in small letters', 'muc', 'Munich'],
    ['a code with words behind it', 'muc airport', 'Munich'],
    ['a later word', 'diego', 'San Diego'],
    ['a later word of the place that is meant far more often', 'york', 'New York'],
    ['a short form', 'st lou', 'Saint Louis'],
    ['a word after an apostrophe', 'aquila', "L'Aquila"],
    ['a letter left out, from four letters', 'muich', 'Munich'],
    ['swapped letters', 'munihc', 'Munich'],
    ['a wrong first letter', 'nunich', 'Munich'],
    ['two edits, from seven letters', 'framkfrt', 'Frankfurt'],
    ['a country after a comma', 'frank, united s', 'Frankfort'],
    ['a country after a space', 'frankf us', 'Frankfort'],
    ['a country in its own language', 'frank deutschland', 'Frankfurt'],
    ['a typo before a country', 'fankfort us', 'Frankfort'],
    ['a misspelt country', 'frankf gremany', 'Frankfurt'],
    ['a misspelt state', 'rome califronia', 'Rome'],
    ['the country first', 'united states frankf', 'Frankfort'],
    ['the country first and a comma', 'Germany, York', 'York'],
    ['three slips in a long word', 'neww yorrkk', 'New York'],
    ['letters doubled', 'munnichh', 'Munich'],
    ['two letters of a second word, not by the first alone', 'key we', 'Key West'],
    ['a name as it is heard before a larger one that is as near', 'cancoon', 'Cancun'],
    ['five letters as they are before a slip in a larger name', 'sedon', 'Sedona'],
    ['a slip after the first letter before one in it', 'leobben', 'Leoben'],
    ['a semicolon in the place of a comma', 'munich;', 'Munich'],
  ])('finds by %s', (_, typed, wanted) => {
    expect(find(typed)[0]).toBe(wanted)
  })

  it.each([
    ['one letter', 'm'],
    ['nothing', ''],
    ['only signs', ' ,;-- '],
    ['an emoji', '🏝️🏝️🏝️'],
    ['ten thousand letters', 'munich'.repeat(1700)],
    ['half a code', '#m'],
    ['two edits in six letters', 'fnamkf'],
    ['one edit in three letters', 'mxn'],
    ['HTML', '<script>alert(1)</script>'],
    ['SQL', "'; drop table cities; --"],
    ['SQL behind a name', "munich'; drop table cities; --"],
    ['SQL that compares', "munich' or ''='"],
    ['three slips in nine letters of which four are wrong', 'mxxxunich'],
    ['a country and no place of it', 'germany zzzzzz'],
  ])('finds nothing for %s', (_, typed) => {
    expect(find(typed)).toEqual([])
  })

  it('puts the nearer of two equal matches first, and the larger without a position', () => {
    expect(find('frankf')).toEqual(['Frankfurt', 'Frankfort'])
    expect(find('frankf', { latitude: 38, longitude: -85 })).toEqual(['Frankfort', 'Frankfurt'])
  })

  it('returns each entry once and no more than requested', () => {
    expect(new Set(find('santa')).size).toBe(8)
    expect(searchPlaces(index, 'santa', { limit: 3 })).toHaveLength(3)
  })

  it('gives the same results from stored bytes', () => {
    const stored = readIndex(Uint8Array.from(writeIndex(index)))
    expect(stored).toEqual(index)
    expect(writeIndex(buildIndex(PLACES.map(entry), GROUPS))).toEqual(writeIndex(index))
  })

  it('finds nothing in an empty index', () => {
    expect(searchPlaces(buildIndex([], []), 'munich', { limit: 8 })).toEqual([])
  })
})

describe('groups and regions', () => {
  it.each([
    ['a state after a comma', 'rome, new york', 4],
    ['its letters after a space', 'rome ny', 4],
    ['the country, for the larger one', 'rome us', 5],
  ])('narrows by %s', (_, typed, wanted) => expect(searchPlaces(index, typed, { limit: 1 })[0]?.entry).toBe(wanted))

  it('offers the most important places of a country typed alone, and no districts', () => {
    expect(find('deutschland')).toEqual([
      'Munich',
      'York',
      'Frankfurt',
      "L'Aquila",
      'Muckross',
      'Genoa',
      'Leoben',
      'Seoben',
    ])
    expect(find('united states').slice(0, 2)).toEqual(['San Diego', 'New York'])
    expect(find('united states')).not.toContain('Brooklyn')
  })

  it('does so for an incomplete name, while nothing else fits', () => {
    expect(find('californ')).toEqual(['San Diego'])
    expect(find('cal')).toEqual([])
  })

  it('does so for one of three letters, unless they are a code in capitals or the prefix of a city', () => {
    expect(find('goa')[0]).toBe('Panjim')
    expect(find('GOA')[0]).toBe('Genoa')
    expect(find('key')[0]).toBe('Keyport')
  })

  it('puts a large city of the same name before the rest of its region', () => {
    expect(find('new york').slice(0, 2)).toEqual(['New York', 'Rome'])
  })
})

it('finds by a code in lower case, and by abbreviations', () => expect(find('nyc')).toEqual(['New York']))

describe('addresses', () => {
  const read = (typed: string) =>
    searchPlaces(index, typed, { limit: 8, addresses: true }).map((hit) => PLACES[hit.entry]?.name)

  it.each([
    ['a street before a comma', 'Marienplatz 8, Munich', 'Munich'],
    ['a postcode and a country', 'Marienplatz 8, 80331 München, Deutschland', 'Munich'],
    ['no comma', '8 marienplatz munich', 'Munich'],
    ['a code of the province behind the city', 'Via Roma 1, 67100 Munich MU, Deutschland', 'Munich'],
    ['a state with its postcode', '350 Fifth Avenue, New York, NY 10118', 'New York'],
    ['a sentence', 'where to stay in new york', 'New York'],
  ])('are found by their city, with %s', (_, typed, wanted) => expect(read(typed)[0]).toBe(wanted))

  it.each([
    ['a village', 'High Street 3, Muckross'],
    ['a sentence that ends with a smaller place', 'the weather of york'],
    ['code', "'; drop table munich; --"],
    ['markup', '<b>1, Munich</b>'],
  ])('find nothing for %s', (_, typed) => expect(read(typed)).toEqual([]))

  it('are read only on request', () => expect(find('8 marienplatz munich')).toEqual([]))
})

describe('unknown group words', () => {
  it.each([
    ['san diego, ca', 'San Diego'],
    ['san diego ca', 'San Diego'],
    ['san diego california', 'San Diego'],
    ['frankfort, d', 'Frankfort'],
    ['munich, bavaria', 'Munich'],
  ])('%s is still %s', (typed, name) => expect(find(typed)[0]).toBe(name))

  it('matches without the group do not replace those within it', () =>
    expect(find('santa a0, de')).toContain('Santa a0'))

  it('invalid input finds nothing', () => expect(find('qzxv wkjq')).toEqual([]))
})
