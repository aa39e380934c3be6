import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'
import { FRENCH_MEANINGS, FRENCH_VALUES } from './word-lists/fr.ts'

export const french: Language = {
  code: 'fr',
  isMonthFirst: false,
  hasCapitalNouns: false,
  meanings: { ...FRENCH_MEANINGS, sight: sightNouns('fr') },
  values: FRENCH_VALUES,
}
