import type { KeptAnswer } from '@app/contracts/assistant'

/** Whatever was stored, by whatever version: null for what cannot be drawn. The schema itself stays on the server. */
export function readAnswer(value: unknown): KeptAnswer | null {
  const answer = (value ?? {}) as Partial<KeptAnswer>
  const { by, language, sentences, calls } = answer
  const isBy = by?.kind === 'built-in' || (by?.kind === 'model' && typeof by.name === 'string')
  if (!isBy || !Array.isArray(sentences) || !sentences.every(isSentence) || !Array.isArray(calls)) return null
  return {
    by,
    language: typeof language === 'string' ? language : 'en',
    isInEnglish: answer.isInEnglish === true,
    sentences,
    calls: calls.filter(isCall),
    actions: listOf(answer.actions).filter(({ kind }) => typeof kind === 'string'),
    asks: typeof answer.asks === 'string' ? answer.asks : null,
    suggestions: listOf(answer.suggestions).filter((text) => typeof text === 'string'),
    notices: listOf(answer.notices),
    memory: answer.memory,
  }
}

function listOf<Item>(value: Item[] | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : []
}

function isSentence(value: unknown): boolean {
  const { pieces } = (value ?? {}) as Partial<KeptAnswer['sentences'][number]>
  return (
    Array.isArray(pieces) && pieces.every((piece) => typeof (piece as { text?: unknown } | null)?.text === 'string')
  )
}

function isCall(value: unknown): boolean {
  const { tool, result } = (value ?? {}) as Partial<KeptAnswer['calls'][number]>
  return typeof tool === 'string' && typeof result?.kind === 'string'
}
