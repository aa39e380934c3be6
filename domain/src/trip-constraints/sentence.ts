import { type Reading, readTokens } from '../trip-request/index.ts'

/** A range of tokens in one sentence. */
export type Sentence = { readonly from: number; readonly end: number }

export type NamePlace = { readonly name: string; readonly at: number; readonly length: number }

export function sentencesOf({ words: { tokens } }: Reading): readonly Sentence[] {
  const sentences: { from: number; end: number }[] = []
  for (const [at, token] of tokens.entries()) {
    const last = sentences.at(-1)
    if (last && tokens[at - 1]?.sentence === token.sentence) last.end = at + 1
    else sentences.push({ from: at, end: at + 1 })
  }
  return sentences
}

export function textOf({ words: { text, tokens } }: Reading, from: number, end: number): string {
  return text.slice(tokens[from]?.start, tokens[end - 1]?.end)
}

/** Finds known names in a sentence, the longest first, so that "North Beach" is not found in "North Beach Pier". */
export function nameIndex(names: Iterable<string>): (reading: Reading, sentence: Sentence) => readonly NamePlace[] {
  const known = [...new Set(names)]
    .map((name) => ({ name, parts: readTokens(name).map(({ folded }) => folded) }))
    .toSorted((one, other) => other.parts.length - one.parts.length)
  return (reading, { from, end }) => {
    const { tokens } = reading.words
    const found: NamePlace[] = []
    for (let at = from; at < end; at += 1) {
      const here = known.find(({ parts }) => parts.every((part, step) => tokens[at + step]?.folded === part))
      if (!here) continue
      found.push({ name: here.name, at, length: here.parts.length })
      at += here.parts.length - 1
    }
    return found
  }
}
