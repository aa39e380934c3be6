export { factsOfKind } from './kind-facts.ts'
export { kindsMeant } from './kinds-meant.ts'
export { isSightNoun, meaningOfNoun, sightNouns } from './sight-nouns.ts'
export { usualHours, type Weekday, WEEKDAYS } from './usual-hours.ts'
