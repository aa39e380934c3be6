export { type EntryFacts, entryFactsOf } from './entry-facts.ts'
