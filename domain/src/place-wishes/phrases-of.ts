const MOST_WORDS = 4
/** Scripts without spaces between words. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/
const DENSE_LENGTHS = [6, 5, 4, 3, 2]

/** Each phrase of a run of words, the longest first: what is wished for may stand beside a verb, "pls glenfinnan def". */
export function phrasesOf(run: string): readonly string[] {
  const words = run.split(/[\s,;/、・，]+/u).filter((word) => word !== '')
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - start) }, (__, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  )
  const pieces = words.filter((word) => DENSE.test(word)).flatMap((word) => piecesOf(word))
  return [...new Set([...phrases, ...pieces])].toSorted((one, other) => other.length - one.length)
}

function piecesOf(word: string): readonly string[] {
  const signs = Array.from(word)
  return signs.flatMap((_, start) =>
    DENSE_LENGTHS.flatMap((length) =>
      start + length <= signs.length ? [signs.slice(start, start + length).join('')] : [],
    ),
  )
}
