import type { CitySuggestion } from '@app/contracts/city-suggestions'
import type { Coordinates } from '@app/domain/kernel'

/** Cities for what has been typed so far, the likeliest first. */
export type CityFinder = { find(typed: string, limit: number, near?: Coordinates): readonly CitySuggestion[] }
