/** What the travellers do not eat: true of the whole message, whatever each part of it asks. */
import type { Question } from '../reading/question.ts'
import type { Memory } from '../reading/slots.ts'
import type { EverydayFacts } from './everyday-facts.ts'
import { codesSaid, CONTENT_MEANINGS, DIET_MEANINGS } from './said-by-meaning.ts'
import { CONTENT_WORDS, DIET_WORDS, wordsPattern } from './word-lists/constraint-words.ts'

export type Eating = Pick<EverydayFacts, 'avoid' | 'diet'>

const ALLERGIC = wordsPattern('allergic')

/** What is named beside an allergy is avoided; `isOfAllergy` where the question is known to be about one. */
export function eatingOf(question: Question, isOfAllergy = false): Eating {
  const isAllergic = isOfAllergy || ALLERGIC.test(question.text)
  return {
    diet: codesSaid(DIET_WORDS, DIET_MEANINGS, question)[0] ?? null,
    avoid: isAllergic ? codesSaid(CONTENT_WORDS, CONTENT_MEANINGS, question) : [],
  }
}

/** With what was said before: it stays with the travellers. */
export function withEatingBefore(read: Eating, { everyday }: Pick<Memory, 'everyday'>): Eating {
  return {
    diet: read.diet ?? everyday?.diet ?? null,
    avoid: [...new Set([...(everyday?.avoid ?? []), ...read.avoid])],
  }
}
