export { dayOfYear } from './day-of-year.ts'
export { daylightMinutes } from './daylight-minutes.ts'
export { type Season, seasonOf } from './season-of.ts'
