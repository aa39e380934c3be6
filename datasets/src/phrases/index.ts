export { loadPhrases } from './load-phrases.ts'
