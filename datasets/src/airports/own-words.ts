import packed from '../../packed/airports.json' with { type: 'json' }
import type { Airport } from './airport.ts'
import { foldName } from './fold-name.ts'
import namesInScripts from './names-in-scripts.json' with { type: 'json' }

const LONGEST_TYPED = 100
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
/** The word for an airport in other scripts; some write no space before it: "羽田空港" is 羽田. */
const KIND_BEFORE = /^\s*(?:аэропорт|аеропорт|مطار|فرودگاه|αεροδρόμιο|αερολιμένας|נמל התעופה|ท่าอากาศยาน|สนามบิน)\s*/iu
const KIND_AFTER = /(?:国际|國際|国際|국제)?(?:机场|機場|空港|공항)\s*$|\s(?:аэропорт|аеропорт|الدولي)\s*$/iu

const otherNames = new Map<string, readonly string[]>()
for (const line of [...packed.otherNames, ...namesInScripts]) {
  const [code = '', ...names] = line.split('|')
  otherNames.set(code, [...(otherNames.get(code) ?? []), ...names])
}

/** Typed text as names are compared, without the word for an airport of another script. */
export function foldTyped(text: string): string {
  return foldName(text.slice(0, LONGEST_TYPED).replace(KIND_BEFORE, '').replace(KIND_AFTER, ''))
}

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
