import type { Coordinates } from '@app/domain/kernel'

export type FoundCity = { readonly name: string; readonly country: string }

/** Cities for what has been typed so far, the likeliest first. */
export type CityFinder = { find(typed: string, limit: number, near?: Coordinates): readonly FoundCity[] }
