export { type DestinationFinder, destinationFinder, type FoundDestination } from './destination-finder.ts'
export { type AreaKind, areaKindOf, countriesOf, destinationDisplayName, isArea } from './destination-names.ts'
export { type AreaSuggestion, toSuggestion, withDestinations } from './with-destinations.ts'
