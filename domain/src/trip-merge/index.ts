export { mergeTrips } from './merge-trips.ts'
