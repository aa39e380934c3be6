import { GERMAN } from './languages/de.ts'
import { ENGLISH } from './languages/en.ts'
import { SPANISH } from './languages/es.ts'
import { FRENCH } from './languages/fr.ts'
import { ITALIAN } from './languages/it.ts'
import { PORTUGUESE } from './languages/pt.ts'
import { toPlain } from './plain-text.ts'
import type { PlanWords } from './plan-words.ts'

const LANGUAGES: readonly PlanWords[] = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE]

type Lists = Exclude<keyof PlanWords, 'weekdays' | 'months' | 'ordinals' | 'numbers'>

export function wordsFor(...keys: readonly Lists[]): readonly string[] {
  return LANGUAGES.flatMap((language) => keys.flatMap((key) => language[key]))
}

/** Every spelling with its number. */
export function numbered(key: 'weekdays' | 'months' | 'ordinals' | 'numbers'): ReadonlyMap<string, number> {
  return new Map(
    LANGUAGES.flatMap((language) =>
      language[key].flatMap((spellings, index) => spellings.split('|').map((word) => [toPlain(word), index] as const)),
    ),
  )
}

/** Words of a date or a day that no English plan contains: there 5/12 is the fifth of December. */
export const NOT_ENGLISH: readonly string[] = LANGUAGES.filter((language) => language !== ENGLISH).flatMap(
  ({ day, lunch, dinner, months, weekdays }) =>
    [...day, ...lunch, ...dinner, ...[...months, ...weekdays].map((spellings) => spellings.split('|')[0] ?? '')].filter(
      (word) => word.length > 2 && !ENGLISH.months.some((month) => month.split('|').includes(word)),
    ),
)
