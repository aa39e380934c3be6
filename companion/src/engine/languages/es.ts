import type { Phrasebook } from '../phrasebook.ts'
import { SPANISH_WORDS } from './word-lists/es.ts'

export const spanish: Phrasebook = {
  ...SPANISH_WORDS,
  code: 'es',
  locale: 'es-ES',
}
