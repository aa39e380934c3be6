export { lookUpsOf } from './look-ups-of.ts'
export type { LookUpTables } from './look-up-tables.ts'
