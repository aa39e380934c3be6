import { foldText } from '@app/domain/place-search'

import type { Phrases } from './phrasebook.ts'

type Phrase = { readonly text: string; readonly isBeginning: boolean; readonly weight: number }

const HEAVY = 2
const prepared = new Map<Phrases, readonly Phrase[]>()

/** Apostrophes and hyphens part words, in a question as in a phrase. */
export function plain(text: string): string {
  return ` ${foldText(text.replaceAll(/['’‘ʼ´`_-]/g, ' '))} `
}

/** How much of the phrases stands in a text of `plain`; more words weigh more. */
export function weigh(text: string, phrases: Phrases): number {
  let sum = 0
  for (const { text: phrase, isBeginning, weight } of prepare(phrases)) {
    if (text.includes(isBeginning ? ` ${phrase}` : ` ${phrase} `)) sum += weight
  }
  return sum
}

export function stands(text: string, phrases: Phrases): boolean {
  return weigh(text, phrases) > 0
}

/** Whether the text ends with one of the phrases. */
export function endsWith(text: string, phrases: Phrases): boolean {
  const end = text.trimEnd()
  return prepare(phrases).some(({ text: phrase }) => ` ${end}`.endsWith(` ${phrase}`))
}

/** Single words of phrases: no names. */
export function wordsOf(phrases: Phrases): readonly string[] {
  return prepare(phrases).flatMap(({ text, isBeginning }) => (isBeginning ? [] : text.split(' ')))
}

function prepare(phrases: Phrases): readonly Phrase[] {
  const known = prepared.get(phrases)
  if (known) return known
  const made = phrases.split('|').map((written): Phrase => {
    const isHeavy = written.startsWith('!')
    const isBeginning = written.endsWith('*')
    const text = plain(written.replaceAll(/[!*]/g, '')).trim()
    return { text, isBeginning, weight: text.split(' ').length + (isHeavy ? HEAVY : 0) }
  })
  prepared.set(phrases, made)
  return made
}
