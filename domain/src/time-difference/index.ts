export { timeDifferenceMinutes, wallToUtcMinutes } from './time-difference.ts'
