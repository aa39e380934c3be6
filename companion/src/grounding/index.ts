export { findUnsupported } from './find-unsupported.ts'
