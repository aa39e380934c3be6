export { daylightMinutes } from './daylight-minutes.ts'
