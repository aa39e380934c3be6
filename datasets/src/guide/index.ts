export { type GuideEntry, type GuideIndex, openIndex as openGuideIndex } from './guide-index.ts'
export { type CountryGuide, type DestinationGuide, type Guide, loadGuide } from './load-guide.ts'
export { loadPlaceNames, type PlaceNames } from './place-names.ts'
export type { GuideTables } from './read-guide-file.ts'
