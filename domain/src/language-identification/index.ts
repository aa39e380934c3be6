export { IDENTIFIED_LANGUAGES, type IdentifiedLanguage, identifyLanguage } from './identify-language.ts'
