import packed from '../../packed/airports.json' with { type: 'json' }
import type { Airport } from './airport.ts'
import { foldName } from './fold-name.ts'

/** O'Hare is typed as one word or as two. */
const APOSTROPHE = /['’]/g
/** Words of so many airports that they identify none. */
const OF_ALL = new Set([
  'airport',
  'international',
  'intl',
  'regional',
  'municipal',
  'field',
  'aeropuerto',
  'internacional',
])

const otherNames = new Map(
  packed.otherNames.map((line) => {
    const [code = '', ...names] = line.split('|')
    return [code, names]
  }),
)

/** The name in the register, then common names. */
export function namesOfAirport({ code, name }: Airport): readonly string[] {
  return [name, ...(otherNames.get(code) ?? [])]
}

/** Folded words of all its names; neighbours also joined: "laguardia", "ohare". */
export function wordsOfNames(airport: Airport): readonly string[] {
  const words = namesOfAirport(airport).flatMap((name) => {
    const parts = foldName(name).split(' ')
    const joined = parts.slice(1).map((word, before) => `${parts[before]}${word}`)
    const asOne = name !== name.replaceAll(APOSTROPHE, '') ? foldName(name.replaceAll(APOSTROPHE, '')).split(' ') : []
    return [...parts, ...joined, ...asOne]
  })
  return [...new Set(words)]
}

export function saysNothing(word: string): boolean {
  return OF_ALL.has(word)
}
