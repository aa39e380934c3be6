export type { Embassy, EmbassyKind } from './embassy.ts'
export { EMBASSIES_SOURCE, embassiesIn, embassiesOf, nearestEmbassies, type NearbyEmbassy } from './embassies.ts'
