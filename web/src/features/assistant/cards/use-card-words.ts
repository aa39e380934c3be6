import { createContext, useContext } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useProfile } from '../../../entities/traveller/profile/use-profile.ts'
import { withUnits } from '../../../text/measure.ts'
import { type CardText, cardText } from './text/card-text.ts'

/** The language of the answer: `language` of its facts, and English words when there are no others. */
export type AnswerLanguage = {
  readonly language: string
  readonly isInEnglish: boolean
  /** Of card titles, below the question's. */
  readonly headingLevel?: 2 | 3
  /** The text above the cards already has the number to call as a button. */
  readonly isCrisis?: boolean
}

export const CardLanguage = createContext<AnswerLanguage | null>(null)

export type CardWords = {
  readonly Heading: 'h2' | 'h3'
  readonly text: CardText
  /** The language of the sentences. */
  readonly wordsIn: string
  /** For names, dates and figures. */
  readonly locale: string
  /** The same, with the traveller's units. */
  readonly measures: string
  readonly isCrisis: boolean
}

export function useCardWords(): CardWords {
  const { locale: own } = usePageConfig()
  const { profile } = useProfile()
  // A card outside of an answer uses the language of the page.
  const answer = useContext(CardLanguage) ?? alone(own)
  const locale = chooseLocale(answer.language, own)
  return {
    Heading: answer.headingLevel === 2 ? 'h2' : 'h3',
    isCrisis: answer.isCrisis ?? false,
    text: cardText(answer.isInEnglish ? 'en' : answer.language),
    wordsIn: answer.isInEnglish ? 'en' : answer.language,
    locale,
    measures: profile.units === null ? locale : withUnits(locale, profile.units),
  }
}

function alone(language: string): AnswerLanguage {
  return { language, isInEnglish: true }
}

/** The traveller's own locale, if it has the language of the answer. */
function chooseLocale(language: string, own: string): string {
  const base = (tag: string): string => tag.split('-', 1)[0] ?? tag
  const chosen = base(language) === base(own) ? own : language
  try {
    return Intl.getCanonicalLocales(chosen)[0] ?? own
  } catch {
    // An old answer may have a language tag that no browser knows.
    return own
  }
}
