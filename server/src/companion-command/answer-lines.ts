import type { Piece } from '@app/contracts/assistant'

import { type Answered, sentenceText, textOfAnswer } from './ask-conversation.ts'
import { cardLines } from './card-lines.ts'
import { evidenceOf } from './evidence.ts'

/** One turn for a person to read: answer, evidence, cards, what was used. */
export function answerLines({ ask, answer, milliseconds, use }: Answered): readonly string[] {
  const { by, language, isInEnglish, sentences, calls, suggestions, notices, asks } = answer
  return [
    `> ${ask}`,
    '',
    ...sentences.map((sentence) => `${sentenceText(sentence)}${markOf(sentence)}`),
    '',
    ...calls.flatMap(cardLines),
    ...(asks === null ? [] : [`asks back: ${asks}`]),
    ...(suggestions.length === 0 ? [] : [`suggests: ${suggestions.join(' | ')}`]),
    `answered by: ${by.kind === 'model' ? `model ${by.name}` : 'the built-in engine'}, in ${isInEnglish ? `English (${language})` : language}`,
    `tools: ${calls.map(({ tool }) => tool).join(', ') || 'none'}`,
    ...(notices.length === 0 ? [] : [`notices: ${notices.join(', ')}`]),
    ...(use === null ? [] : [`tokens: ${use.inputTokens} in, ${use.outputTokens} out, ${use.steps} requests`]),
    `time: ${milliseconds} ms`,
  ]
}

function markOf(sentence: { readonly pieces: readonly Piece[] }): string {
  const evidence = evidenceOfSentence(sentence)
  return evidence === '' ? '' : `  [${evidence}]`
}

/** Empty for fixed words that state no fact. */
function evidenceOfSentence({ pieces }: { readonly pieces: readonly Piece[] }): string {
  if (pieces.some((piece) => piece.kind === 'words' && piece.isGeneral)) return 'general knowledge, not checked'
  return evidenceOf(pieces.flatMap((piece) => (piece.kind === 'fact' ? piece.claims : [])))
}

/** One turn of a line of JSON, for sets of questions that a person marks. */
export function answerRecord({ ask, answer, milliseconds, use }: Answered) {
  const { by, language, isInEnglish, sentences, calls, suggestions, notices, asks } = answer
  return {
    ask,
    answer: textOfAnswer(answer),
    cards: calls.map((call) => cardLines(call).join('\n')),
    tools: calls.map(({ tool, input, result }) => ({ tool, input, result: result.kind })),
    evidence: sentences.map((sentence) => ({
      sentence: sentenceText(sentence),
      evidence: evidenceOfSentence(sentence),
    })),
    asks,
    suggestions,
    notices,
    by: by.kind === 'model' ? by.name : 'built-in',
    language: isInEnglish ? `en (asked in ${language})` : language,
    ...(use && { tokens: { in: use.inputTokens, out: use.outputTokens, requests: use.steps } }),
    milliseconds,
  }
}
