import { canonicalUrl } from './canonical-url.ts'

/** The languages of the pages; the first is the default without `lang`. */
const LANGUAGES: readonly string[] = ['en']

export type AlternateUrl = { readonly language: string; readonly url: string }

/** The same page in every language, for search engines. A site of one language has no alternates. */
export function alternateUrls(
  origin: string,
  place: { readonly pathname: string; readonly search: string },
  languages = LANGUAGES,
): readonly AlternateUrl[] {
  const [first] = languages
  if (first === undefined || languages.length < 2) return []
  const inLanguage = (language: string): string => {
    const query = new URLSearchParams(place.search)
    if (language === first) query.delete('lang')
    else query.set('lang', language)
    return canonicalUrl(origin, { pathname: place.pathname, search: `?${query}` })
  }
  return [
    ...languages.map((language) => ({ language, url: inLanguage(language) })),
    { language: 'x-default', url: inLanguage(first) },
  ]
}
