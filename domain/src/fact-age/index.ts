export { type FactKind, GOOD_FOR_DAYS } from './good-for-days.ts'
