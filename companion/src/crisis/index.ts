export { type Crisis, readCrisis } from './read-crisis.ts'
export { answerWithoutTables } from './answer-without-tables.ts'
export { readCrisisFollowUp } from './read-crisis-follow-up.ts'
export { asksForEmergencyNumber } from './asks-for-emergency-number.ts'
