import { foldText } from '@app/domain/place-search'

import written from './word-lists/other-country-names.json' with { type: 'json' }

const WRITTEN: Readonly<Record<string, Readonly<Record<string, string>>>> = written
const byLanguage = new Map<string, ReadonlyMap<string, string>>()

/** By folded name: names of countries in the language that Intl lacks. */
function namesIn(language: string): ReadonlyMap<string, string> {
  const known = byLanguage.get(language)
  if (known) return known
  const made = new Map(
    Object.entries(WRITTEN[language] ?? {}).flatMap(([code, names]) =>
      names.split('|').map((name) => [spelled(name, language), code] as const),
    ),
  )
  byLanguage.set(language, made)
  return made
}

/** In Vietnamese only the accents distinguish a country from other words. */
function spelled(name: string, language: string): string {
  return language === 'vi' ? name.toLowerCase() : foldText(name)
}

export function otherCountryCalled(name: string, language: string): string | null {
  return namesIn(language).get(spelled(name, language)) ?? null
}
