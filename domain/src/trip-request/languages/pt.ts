import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'
import { PORTUGUESE_MEANINGS, PORTUGUESE_VALUES } from './word-lists/pt.ts'

export const portuguese: Language = {
  code: 'pt',
  isMonthFirst: false,
  hasCapitalNouns: false,
  meanings: { ...PORTUGUESE_MEANINGS, sight: sightNouns('pt') },
  values: PORTUGUESE_VALUES,
}
