import { useEffect, useState } from 'react'

import { type LetterLanguage, loadLetterWords } from './letter-language.ts'
import { EN, type LetterWords } from './letter-words.ts'

type Loaded = { readonly language: LetterLanguage; readonly words: LetterWords; readonly hasFailed: boolean }

/** The letter stays in the language it was in until the other one has arrived. */
export function useLetterWords(language: LetterLanguage): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ language: 'en', words: EN, hasFailed: false })
  useEffect(() => {
    let isWanted = true
    const show = (next: (before: Loaded) => Loaded): void => {
      if (isWanted) setLoaded(next)
    }
    loadLetterWords(language)
      .then((words) => show(() => ({ language, words, hasFailed: false })))
      .catch(() => show((before) => ({ ...before, hasFailed: true })))
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded
}
