export { translateByModel } from './translate-by-model.ts'
