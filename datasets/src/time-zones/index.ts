export { TIME_ZONES, type TimeZone } from './time-zones.ts'
