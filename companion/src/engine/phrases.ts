import { foldText } from '@app/domain/place-search'

import type { Phrases } from './phrasebook.ts'

type Phrase = { readonly text: string; readonly stands: (text: string) => boolean; readonly weight: number }

const HEAVY = 2
const GAP = '~'
/** Between the words of one thought, in any language, there are seldom more. */
const WIDEST_GAP = 5
const prepared = new Map<Phrases, readonly Phrase[]>()

/** Apostrophes and hyphens part words, in a question as in a phrase. */
export function plain(text: string): string {
  return ` ${foldText(text.replaceAll(/['’‘ʼ´`_-]/g, ' '))} `
}

/** How much of the phrases stands in a text of `plain`; more words weigh more. */
export function weigh(text: string, phrases: Phrases): number {
  let sum = 0
  for (const { stands: isThere, weight } of prepare(phrases)) if (isThere(text)) sum += weight
  return sum
}

export function stands(text: string, phrases: Phrases): boolean {
  return prepare(phrases).some(({ stands: isThere }) => isThere(text))
}

/** Whether the text ends with one of the phrases. */
export function endsWith(text: string, phrases: Phrases): boolean {
  const end = text.trimEnd()
  return prepare(phrases).some(({ text: phrase }) => ` ${end}`.endsWith(` ${phrase}`))
}

/** Single words of phrases: no names. */
export function wordsOf(phrases: Phrases): readonly string[] {
  return phrases
    .split('|')
    .flatMap((written) => written.replace('!', '').split(' '))
    .filter((word) => word !== GAP && !word.endsWith('*'))
    .flatMap((word) => plain(word).trim().split(' '))
}

/** Phrases of one word: what it means does not hang on others. */
export function keywordsOf(phrases: Phrases): readonly string[] {
  return phrases
    .split('|')
    .map((written) => written.replace('!', ''))
    .filter((written) => !/[ *]/.test(written))
    .map((written) => plain(written).trim())
}

/** Those of them that weigh more. */
export function heavyKeywordsOf(phrases: Phrases): readonly string[] {
  return keywordsOf(
    phrases
      .split('|')
      .filter((written) => written.startsWith('!'))
      .join('|'),
  )
}

/** What words with a star begin with. */
export function beginningsOf(phrases: Phrases): readonly string[] {
  return phrases
    .split('|')
    .map((written) => written.replace('!', ''))
    .filter((written) => written.endsWith('*') && !written.includes(' '))
    .map((written) => plain(written.replaceAll('*', '')).trim())
}

function prepare(phrases: Phrases): readonly Phrase[] {
  const known = prepared.get(phrases)
  if (known) return known
  const made = phrases.split('|').map(prepareOne)
  prepared.set(phrases, made)
  return made
}

function prepareOne(written: string): Phrase {
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
    // Most phrases do not stand in most questions, and a look at the beginnings of their words is cheaper.
    return { text, stands: (said) => starts.every((start) => said.includes(start)) && pattern.test(said), weight }
  }
  const sought = written.endsWith('*') ? ` ${text}` : ` ${text} `
  return { text, stands: (said) => said.includes(sought), weight }
}

/** "wann ~ schön*": the words in their order, with a few others in between. */
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
