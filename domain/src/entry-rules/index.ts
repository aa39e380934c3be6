export {
  assessStay,
  FREE_MOVEMENT_DAYS,
  hasFreeMovement,
  isInSchengen,
  SCHENGEN_STAY,
  type StayVerdict,
} from './assess-stay.ts'
export { compareEntry } from './compare-passports.ts'
export { areaOf, COUNTED_AREAS, type CountedArea } from './counted-areas.ts'
export type { MalariaRisk, VisaRequirement, YellowFeverEntry } from './entry-words.ts'
export { type EntryVerdict, judgeEntry, TRIP_PURPOSES, type TripPurpose } from './judge-entry.ts'
export { strictestValidity, type ValidityRule } from './strictest-validity.ts'
export { validUntil } from './valid-until.ts'
