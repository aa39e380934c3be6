import type { KeptAnswer } from '@app/contracts/assistant'

/** An answer of the built-in engine with this text, or none. */
export function answerSaying(text = '', more: Partial<KeptAnswer> = {}): KeptAnswer {
  return {
    by: { kind: 'built-in' },
    language: 'en',
    isInEnglish: false,
    sentences: text ? [{ id: null, pieces: [{ kind: 'words', text }] }] : [],
    calls: [],
    actions: [],
    asks: null,
    suggestions: [],
    notices: [],
    memory: null,
    ...more,
  }
}
