export { claimsOn, type ClaimToday, type Dated } from './claims-on.ts'
export { gatherAdvice, gatherPractice } from './country-facts.ts'
export { gatherCountryGuide, gatherGuide, type GuideLinks } from './gather-guide.ts'
export { placeSightOf, sightRowsOf, type SightRow } from './guide-sights.ts'
