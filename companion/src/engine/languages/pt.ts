import type { Phrasebook } from '../phrasebook.ts'
import { PORTUGUESE_WORDS } from './word-lists/pt.ts'

export const portuguese: Phrasebook = {
  ...PORTUGUESE_WORDS,
  code: 'pt',
  locale: 'pt-PT',
}
