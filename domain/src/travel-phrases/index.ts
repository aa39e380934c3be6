export { firstForm } from './first-form.ts'
export { nearestPhrases, type NearPhrase } from './nearest-phrases.ts'
export {
  isGuarded,
  type LoadPhrases,
  type Phrase,
  type Phrasebook,
  type PhraseEntry,
  type PhraseLanguage,
  type PhraseTables,
  SITUATIONS,
  type Situation,
} from './phrase.ts'
export { searchPhrases, type SearchedPhrase } from './search-phrases.ts'
