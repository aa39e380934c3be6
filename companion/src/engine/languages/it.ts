import type { Phrasebook } from '../phrasebook.ts'
import { ITALIAN_WORDS } from './word-lists/it.ts'

export const italian: Phrasebook = {
  ...ITALIAN_WORDS,
  code: 'it',
  locale: 'it-IT',
}
