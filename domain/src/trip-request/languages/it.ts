import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'
import { ITALIAN_MEANINGS, ITALIAN_VALUES } from './word-lists/it.ts'

export const italian: Language = {
  code: 'it',
  isMonthFirst: false,
  hasCapitalNouns: false,
  meanings: { ...ITALIAN_MEANINGS, sight: sightNouns('it') },
  values: ITALIAN_VALUES,
}
