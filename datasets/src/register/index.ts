export type { DataTable, Licence, TableSource } from './data-table.ts'
export { findTable, REGISTER } from './register.ts'
