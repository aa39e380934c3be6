export type { DataTable, TableSource } from './data-table.ts'
export { findTable, REGISTER } from './register.ts'
