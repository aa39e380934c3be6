export { chooseMissions, type ChosenMission, type Mission } from './choose-missions.ts'
export type { Confidence, CountryHelp, DialNumber, HelpService, ListedNumbers } from './country-help.ts'
export { rateNumbers } from './rate-numbers.ts'
