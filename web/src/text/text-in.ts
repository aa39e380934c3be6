import { type Text, textOf } from './text-of.ts'

/** The languages of the assistant's cards. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const
type Language = (typeof LANGUAGES)[number]

type Catalogues<Sentences> = Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Partial<Record<keyof Sentences, string>>>>
>

/**
 * Sentences in the traveller's language. A missing sentence is English. A test checks that all have the same
 * placeholders.
 */
export function textIn<const Sentences extends Readonly<Record<string, string>>>(
  english: Sentences,
  others: Catalogues<Sentences>,
): (locale: string) => Text<Sentences> {
  return (locale) => {
    const language = languageOf(locale)
    return language === null || language === 'en' ? textOf(english) : textOf({ ...english, ...others[language] })
  }
}

/** The locale of the shown words: `de-AT` stays, an unsupported language becomes English. */
export function localeOfWords(locale: string): string {
  return languageOf(locale) === null ? 'en-GB' : locale
}

function languageOf(locale: string): Language | null {
  const [prefix] = locale.toLowerCase().split('-', 1)
  return LANGUAGES.find((language) => language === prefix) ?? null
}
