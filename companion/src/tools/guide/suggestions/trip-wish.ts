import type { DestinationTheme } from '@app/domain/guide'

/** The wishes for a destination: its weather, its subjects, its price and its distance. */
export const TRIP_WISHES = [
  'cool',
  'warm',
  'beach',
  'diving',
  'surf',
  'mountains',
  'wildlife',
  'snow',
  'culture',
  'nightlife',
  'food',
  'wine',
  'spa',
  'kids',
  'romance',
  'easy',
  'cheap',
  'near',
] as const
export type TripWish = (typeof TRIP_WISHES)[number]

const OF_PLACE = ['cool', 'warm', 'cheap', 'near'] as const satisfies readonly TripWish[]

export function themesIn(wishes: readonly TripWish[]): readonly DestinationTheme[] {
  return wishes.filter((wish): wish is Exclude<TripWish, (typeof OF_PLACE)[number]> => !isOfPlace(wish))
}

function isOfPlace(wish: TripWish): boolean {
  return (OF_PLACE as readonly TripWish[]).includes(wish)
}
