import { plainText } from '../../ui/prose-block.ts'
import type { HelpArticle } from './articles/help-article.ts'

const WEIGHTS = { title: 6, words: 5, summary: 3, body: 1 } as const
type Field = keyof typeof WEIGHTS

/** Words without information for the search. */
const EMPTY_WORDS = new Set(
  'a an and are at be by can cannot do does for from get has have how i if in is it me my no not of on ' +
    'or our the this to was we what when where which who why will with you your'.split(' '),
)

/** The minimum length of a prefix, so that results come while a word is still being typed. */
const SHORTEST_PREFIX = 2

export type HelpHit = { readonly article: HelpArticle; readonly score: number }

const indexes = new WeakMap<HelpArticle, Readonly<Record<Field, readonly string[]>>>()

/** Best first. An article has to match at least half of the words. */
export function searchHelp(articles: readonly HelpArticle[], asked: string): readonly HelpHit[] {
  const wanted = wantedWords(asked)
  if (wanted.length === 0) return []
  return articles
    .map((article) => ({ article, score: scoreOf(article, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

function wantedWords(asked: string): readonly string[] {
  const words = wordsOf(asked)
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

function scoreOf(article: HelpArticle, wanted: readonly string[]): number {
  const index = indexOf(article)
  const scores = wanted.map((word) => bestScore(index, word))
  const found = scores.filter((score) => score > 0)
  if (found.length * 2 < wanted.length) return 0
  return (found.reduce((sum, score) => sum + score, 0) * found.length) / wanted.length
}

function bestScore(index: Readonly<Record<Field, readonly string[]>>, wanted: string): number {
  const scores = (Object.keys(WEIGHTS) as Field[]).map(
    (field) => WEIGHTS[field] * Math.max(0, ...index[field].map((word) => likeness(wanted, word))),
  )
  return Math.max(...scores)
}

/** 1 for the same word, less for a prefix, less again for a typo. */
function likeness(wanted: string, word: string): number {
  if (word === wanted) return 1
  if (wanted.length >= SHORTEST_PREFIX && word.startsWith(wanted)) return 0.5 + (0.4 * wanted.length) / word.length
  if (wanted.length < 4 || word.length < 4) return 0
  // "cancelling" finds "cancel".
  if (wanted.startsWith(word)) return 0.6
  return editsApart(wanted, word, wanted.length < 8 ? 1 : 2) ? 0.5 : 0
}

function indexOf(article: HelpArticle): Readonly<Record<Field, readonly string[]>> {
  const known = indexes.get(article)
  if (known) return known
  const index = {
    title: wordsOf(article.title),
    words: wordsOf((article.words ?? []).join(' ')),
    summary: wordsOf(article.summary),
    body: [...new Set(wordsOf(plainText(article.blocks)))],
  }
  indexes.set(article, index)
  return index
}

function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'")
  return (folded.match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => word.replaceAll(/^'+|'+$|'s$/g, '')).filter(Boolean)
}

/**
 * Whether two words differ by at most this many edits: a letter missing, added, wrong, or two swapped
 * (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance, optimal string alignment).
 */
export function editsApart(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1)]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(at(beforeLast, j - 2) + 1)
      row.push(Math.min(...steps))
    }
    if (Math.min(...row) > most) return false
    ;[beforeLast, last] = [last, row]
  }
  return at(last, b.length) <= most
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
