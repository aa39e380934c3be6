export { strictestValidity, type ValidityRule } from './strictest-validity.ts'
