import type { LoaderFunctionArgs } from 'react-router'

import { PHRASE_LANGUAGES, type PhraseLanguage } from '../../entities/place/phrases.ts'

/** The chosen language is in the URL, so that it works without script. */
export function loadPhrases({ request }: Pick<LoaderFunctionArgs, 'request'>): PhraseLanguage {
  const asked = new URL(request.url).searchParams.get('lang')
  return PHRASE_LANGUAGES.find((language) => language === asked) ?? 'es'
}
