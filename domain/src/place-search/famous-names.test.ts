import { expect, it } from 'vitest'

import { buildIndex, searchPlaces } from './index.ts'

const PLACES: readonly (readonly [name: string, importance: number, ...more: readonly string[]])[] = [
  ['Mexico City', 27],
  ['New York', 31],
  ['Tokyo', 30, '東京'],
  ['London', 29, 'ロンドン'],
  ['Dubai', 26],
  ['Cincinnati', 22],
  ['York', 21.5],
  ['Rhodes', 19.5],
  ['Wells', 17],
  ['New Wells', 25],
  ['Table Mountain', 29],
  ['Playa del Carmen', 23],
  ['Delft', 18],
  ['Abu Dhabi Island and Internal Islands City', 27],
  ['Interlaken', 17],
]
const index = buildIndex(
  PLACES.map(([name, importance, ...more]) => ({
    names: [name, ...more].map((text) => ({ text, penalty: 0, kind: 'name' as const })),
    importance,
    group: 0,
    coordinates: { latitude: 0, longitude: 0 },
  })),
  [{ names: ['Earth'] }],
)
const find = (typed: string) => searchPlaces(index, typed, { limit: 8 }).map(({ entry }) => PLACES[entry]?.[0])

it.each([
  ['a known place of that very name before a larger one that ends so', 'york', ['York', 'New York']],
  ['a small one of that name after it', 'wells', ['New Wells', 'Wells']],
  ['no city by the word city', 'ci', ['Cincinnati']],
  ['no mountain by the word mountain', 'mou', []],
  ['a word of its own before one that leads to another', 'del', ['Delft', 'Playa del Carmen']],
  ['no word from the middle of what an office is called', 'inter', ['Interlaken']],
  ['a name that is heard so and misspelt as well', 'rhoads', ['Rhodes']],
  ['two slips in six letters, of a large city', 'doubay', ['Dubai']],
  ['two slips in six letters, of no small one', 'rhoddz', []],
  ['what is typed before it becomes katakana', 'ろんど', ['London']],
  ['what is typed before it becomes Japanese characters', 'とうきょう', ['Tokyo']],
  ['no more than its beginning', 'とうき', ['Tokyo']],
])('finds %s', (_, typed, wanted) => {
  expect(find(typed)).toEqual(wanted)
})
