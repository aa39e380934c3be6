import type { Phrasebook } from '../phrasebook.ts'
import { FRENCH_WORDS } from './word-lists/fr.ts'

export const french: Phrasebook = {
  ...FRENCH_WORDS,
  code: 'fr',
  locale: 'fr-FR',
}
