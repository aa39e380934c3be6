export {
  assessStay,
  FREE_MOVEMENT_DAYS,
  hasFreeMovement,
  isInSchengen,
  SCHENGEN_STAY,
  type StayVerdict,
} from './assess-stay.ts'
export type { MalariaRisk, VisaRequirement, YellowFeverEntry } from './entry-words.ts'
export { strictestValidity, type ValidityRule } from './strictest-validity.ts'
export { validUntil } from './valid-until.ts'
