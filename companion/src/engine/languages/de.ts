import type { Phrasebook } from '../phrasebook.ts'
import { GERMAN_WORDS } from './word-lists/de.ts'

export const german: Phrasebook = {
  ...GERMAN_WORDS,
  code: 'de',
  locale: 'de-DE',
}
