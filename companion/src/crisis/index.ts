export { type Crisis, readCrisis } from './read-crisis.ts'
export { answerWithoutTables } from './answer-without-tables.ts'
