import { foldText } from '@app/domain/place-search'

import type { Phrases } from '../phrasebook.ts'

type Phrase = { readonly text: string; readonly isIn: (text: string) => boolean; readonly weight: number }

const HEAVY = 2
const GAP = '~'
/** The maximum number of words in a gap. */
const WIDEST_GAP = 5
const preparedLists = new WeakMap<Phrases, readonly Phrase[]>()
const preparedPhrases = new Map<string, Phrase>()

/** Folds a text for matching. Apostrophes and hyphens separate words, in a question as in a phrase. */
export function plain(text: string): string {
  return ` ${foldText(text.replaceAll(/['’‘ʼ´`_-]/g, ' '))} `
}

/** Sum of the weights of the phrases found in a text of `plain`; phrases of more words weigh more. */
export function weigh(text: string, phrases: Phrases): number {
  let sum = 0
  for (const { isIn, weight } of prepareAll(phrases)) if (isIn(text)) sum += weight
  return sum
}

export function matchesAny(text: string, phrases: Phrases): boolean {
  return prepareAll(phrases).some(({ isIn }) => isIn(text))
}

export function matchesPhrase(text: string, phrase: string): boolean {
  return prepare(phrase).isIn(text)
}

/** Whether the text ends with one of the phrases. */
export function endsWith(text: string, phrases: Phrases): boolean {
  const end = text.trimEnd()
  return prepareAll(phrases).some(({ text: phrase }) => ` ${end}`.endsWith(` ${phrase}`))
}

/** The single words of phrases, without prefixes. */
export function wordsOf(phrases: Phrases): readonly string[] {
  return phrases
    .flatMap((written) => written.replace('!', '').split(' '))
    .filter((word) => word !== GAP && !word.endsWith('*'))
    .flatMap((word) => plain(word).trim().split(' '))
}

/** Phrases of one word. */
export function keywordsOf(phrases: Phrases): readonly string[] {
  return phrases
    .map((written) => written.replace('!', ''))
    .filter((written) => !/[ *]/.test(written))
    .map((written) => plain(written).trim())
}

/** Phrases of one word with a higher weight. */
export function heavyKeywordsOf(phrases: Phrases): readonly string[] {
  return keywordsOf(phrases.filter((written) => written.startsWith('!')))
}

/** Prefixes from phrases with a star. */
export function beginningsOf(phrases: Phrases): readonly string[] {
  return phrases
    .map((written) => written.replace('!', ''))
    .filter((written) => written.endsWith('*') && !written.includes(' '))
    .map((written) => plain(written.replaceAll('*', '')).trim())
}

function prepareAll(phrases: Phrases): readonly Phrase[] {
  const known = preparedLists.get(phrases)
  if (known) return known
  const made = phrases.map(prepare)
  preparedLists.set(phrases, made)
  return made
}

function prepare(written: string): Phrase {
  const known = preparedPhrases.get(written)
  if (known) return known
  const made = parsePhrase(written)
  preparedPhrases.set(written, made)
  return made
}

function parsePhrase(written: string): Phrase {
  const isHeavy = written.startsWith('!')
  const words = written.replace('!', '').split(' ')
  const text = plain(
    words
      .filter((word) => word !== GAP)
      .join(' ')
      .replaceAll('*', ''),
  ).trim()
  const weight = text.split(' ').length + (isHeavy ? HEAVY : 0)
  const isPlain = words.every((word, index) => word !== GAP && (!word.endsWith('*') || index === words.length - 1))
  if (!isPlain) {
    const [pattern, starts] = [patternOf(words), startsOf(words)]
    // Most phrases match few questions, and comparing the prefixes of their words is faster than the pattern.
    return { text, isIn: (said) => starts.every((start) => said.includes(start)) && pattern.test(said), weight }
  }
  const sought = written.endsWith('*') ? ` ${text}` : ` ${text} `
  return { text, isIn: (said) => said.includes(sought), weight }
}

/** "wann ~ schön*": the words in order, with a few others in between. */
function patternOf(words: readonly string[]): RegExp {
  const parts = words.map((word) => {
    if (word === GAP) return `(?:\\S+ ){0,${WIDEST_GAP}}`
    const folded = plain(word.replaceAll('*', '')).trim()
    return word.endsWith('*') ? `${folded}\\S* ` : `${folded} `
  })
  return new RegExp(` ${parts.join('')}`, 'u')
}

function startsOf(words: readonly string[]): readonly string[] {
  return words.filter((word) => word !== GAP).map((word) => plain(word.replaceAll('*', '')).trimEnd())
}
