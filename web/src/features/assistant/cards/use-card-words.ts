import { createContext, useContext } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useProfile } from '../../../api/profile/use-profile.ts'
import { type CardText, cardText } from '../../../text/cards/card-text.ts'
import { withUnits } from '../../../text/measure.ts'

/** What the answer is written in: `language` of its facts, and English words where there are no others. */
export type AnswerLanguage = {
  readonly language: string
  readonly isInEnglish: boolean
  /** Of the titles of cards, below the question's. */
  readonly headingLevel?: 2 | 3
}

export const CardLanguage = createContext<AnswerLanguage | null>(null)

export type CardWords = {
  readonly Heading: 'h2' | 'h3'
  readonly text: CardText
  /** For names, dates and figures. */
  readonly locale: string
  /** The same, with the units that the traveller asked for. */
  readonly measures: string
}

export function useCardWords(): CardWords {
  const { locale: own } = usePageConfig()
  const { profile } = useProfile()
  // A card that stands alone is in the language of the page around it.
  const answer = useContext(CardLanguage) ?? alone(own)
  const locale = chooseLocale(answer.language, own)
  return {
    Heading: answer.headingLevel === 2 ? 'h2' : 'h3',
    text: cardText(answer.isInEnglish ? 'en' : answer.language),
    locale,
    measures: profile.units === null ? locale : withUnits(locale, profile.units),
  }
}

function alone(language: string): AnswerLanguage {
  return { language, isInEnglish: true }
}

/** The traveller's own way of writing their language, where it is that of the answer. */
function chooseLocale(language: string, own: string): string {
  const base = (tag: string): string => tag.split('-', 1)[0] ?? tag
  const chosen = base(language) === base(own) ? own : language
  try {
    return Intl.getCanonicalLocales(chosen)[0] ?? own
  } catch {
    // An answer that was kept long ago may name its language in a way that no browser knows.
    return own
  }
}
