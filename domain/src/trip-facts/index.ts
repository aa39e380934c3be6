export { dayFactsOf, isHolidayOf, rainOf } from './trip-facts.ts'
