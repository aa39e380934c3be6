export { dayOfYear, daylightMinutes, type Season, seasonOf } from './daylight.ts'
