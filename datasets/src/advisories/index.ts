export { ADVISED_COUNTRIES, advisoriesOf, type Advisory, type AdvisoryAuthority } from './advisories.ts'
