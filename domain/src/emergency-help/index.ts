export { chooseMissions } from './choose-missions.ts'
export type { CountryHelp, DialNumber, HelpService, ListedNumbers } from './country-help.ts'
export { rateNumbers } from './rate-numbers.ts'
