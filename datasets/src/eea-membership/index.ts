export { isInEea } from './is-in-eea.ts'
