import type { LoaderFunctionArgs } from 'react-router'

import { PHRASE_LANGUAGES, type PhraseLanguage } from '../../content/phrases.ts'

/** Which language is open stands in the address, so that it can be chosen without script. */
export function loadPhrases({ request }: Pick<LoaderFunctionArgs, 'request'>): PhraseLanguage {
  const asked = new URL(request.url).searchParams.get('lang')
  return PHRASE_LANGUAGES.find((language) => language === asked) ?? 'es'
}
