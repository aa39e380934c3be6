export { dayOfYear, daylightMinutes, type Season, seasonOf, sunTimes } from './daylight.ts'
