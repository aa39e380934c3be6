export { delayRights, type DelayRightsCard, type DelayRightsLookUps } from './delay-rights.ts'
