export { findNamed, isDescribed, isNamed, namesOf } from './name-match.ts'
