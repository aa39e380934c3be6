export { type PassportRule, passportRulesOf } from './passport-rules.ts'
