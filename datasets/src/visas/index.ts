export { loadVisas, type VisaRule, type Visas } from './visas.ts'
