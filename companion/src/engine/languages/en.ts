import type { Phrasebook } from '../phrasebook.ts'
import { ENGLISH_WORDS } from './word-lists/en.ts'

export const english: Phrasebook = {
  ...ENGLISH_WORDS,
  code: 'en',
  locale: 'en-GB',
}
