export { type HealthRules, healthRulesOf, type MalariaRisk, type YellowFeverEntry } from './health-rules.ts'
