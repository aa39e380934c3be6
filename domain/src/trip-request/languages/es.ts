import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'
import { SPANISH_MEANINGS, SPANISH_VALUES } from './word-lists/es.ts'

export const spanish: Language = {
  code: 'es',
  isMonthFirst: false,
  hasCapitalNouns: false,
  meanings: { ...SPANISH_MEANINGS, sight: sightNouns('es') },
  values: SPANISH_VALUES,
}
