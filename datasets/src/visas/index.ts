export { loadVisas, type VisaRequirement, type VisaRule, type Visas } from './visas.ts'
