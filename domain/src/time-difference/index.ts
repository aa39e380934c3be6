export { timeDifferenceMinutes } from './time-difference.ts'
