export { lookUpsOf, type LookUpMoment } from './look-ups-of.ts'
export type { AirportRow, CityRow, LookUpTables, PerDiemRow } from './look-up-tables.ts'
