export { type HealthRules, healthRulesOf } from './health-rules.ts'
