export { type Holiday, type Holidays, loadHolidays } from './holidays.ts'
