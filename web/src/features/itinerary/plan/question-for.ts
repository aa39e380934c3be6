import type { TripPlacesRequest } from '@app/contracts/trip-places'
import type { TripCity } from '@app/domain/trip'

import { formatCountry } from '../../../text/format.ts'

/** By its number where it is known, else by its name, else by where it lies. */
export function questionFor({ cityId, name, country, coordinates }: TripCity): TripPlacesRequest {
  if (cityId !== null) return { cityId }
  return name ? { name: [name, country && formatCountry(country, 'en')].filter(Boolean).join(', ') } : coordinates
}
