import type { KeptAnswer } from '@app/contracts/assistant'

import { answerLocale } from './crisis-answers.ts'
import { crisisSentences, NO_HELP } from './crisis-sentences.ts'
import type { Crisis } from './crisis.ts'

/** Crisis help in words alone, for when no table can be read. */
export function answerWithoutTables(crisis: Crisis, question: string, memory: unknown): KeptAnswer {
  return {
    by: { kind: 'built-in' },
    language: answerLocale(crisis.language, question),
    isInEnglish: false,
    sentences: crisisSentences(crisis, question, NO_HELP).map(({ id, pieces }) => ({
      id,
      pieces: pieces.map((piece) => (piece.kind === 'fact' ? { ...piece, claims: [...piece.claims] } : { ...piece })),
    })),
    calls: [],
    actions: [],
    asks: null,
    suggestions: [],
    notices: [],
    memory,
  }
}
