export { AIRPORT_RANKS, AIRPORT_RANKS_SOURCE, type AirportRank, rankOfAirport, type StopKind } from './airport-ranks.ts'
