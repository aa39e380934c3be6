import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'
import { ENGLISH_MEANINGS, ENGLISH_VALUES } from './word-lists/en.ts'

export const english: Language = {
  code: 'en',
  isMonthFirst: true,
  hasCapitalNouns: false,
  meanings: { ...ENGLISH_MEANINGS, sight: sightNouns('en') },
  values: ENGLISH_VALUES,
}
