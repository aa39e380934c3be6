export { IDENTIFIED_LANGUAGES, identifyLanguage } from './identify-language.ts'
