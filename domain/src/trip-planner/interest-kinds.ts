/** The kinds of places for an interest. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    art: ['museum', 'gallery', 'artwork', 'theatre'],
    history: [
      'museum',
      'castle',
      'palace',
      'monument',
      'historic_building',
      'archaeological_site',
      'heritage_site',
      'cemetery',
    ],
    nature: [
      'park',
      'garden',
      'nature',
      'nature_reserve',
      'national_park',
      'beach',
      'island',
      'viewpoint',
      'zoo',
      'canyon',
      'cave',
      'desert',
      'glacier',
      'hot_spring',
      'lake',
      'rice_terrace',
      'reef',
      'trail',
      'volcano',
      'waterfall',
    ],
    food: [
      'market',
      'night_market',
      'food_hall',
      'restaurant',
      'cafe',
      'brewery',
      'bakery',
      'food_area',
      'food_street',
      'farm',
      'winery',
    ],
    views: ['viewpoint', 'tower', 'bridge', 'cable_car', 'boat_trip', 'rice_terrace', 'volcano', 'waterfront'],
    shopping: ['market', 'mall', 'shop', 'street', 'bookshop', 'food_street'],
    nightlife: ['bar', 'pub', 'nightclub', 'night_market', 'casino', 'theatre', 'show', 'food_street'],
    family: ['zoo', 'aquarium', 'theme_park', 'park', 'beach', 'boat_trip', 'cable_car', 'swimming', 'farm', 'ride'],
    beach: ['beach', 'island', 'swimming', 'reef'],
    architecture: [
      'cathedral',
      'church',
      'palace',
      'historic_building',
      'bridge',
      'tower',
      'town_hall',
      'square',
      'library',
      'mosque',
      'temple',
      'shrine',
      'district',
    ],
    religion: ['church', 'cathedral', 'temple', 'shrine', 'mosque', 'synagogue', 'monastery', 'place_of_worship'],
  }),
)

export function answersInterest(kind: string, interests: readonly string[]): boolean {
  return interests.some((interest) => KINDS.get(interest)?.includes(kind) ?? false)
}

/** Kinds that get repetitive within a day. */
export const MUCH_OF_THE_SAME: readonly { readonly kinds: ReadonlySet<string>; readonly perDay: number }[] = [
  { kinds: new Set(['museum', 'gallery']), perDay: 2 },
  {
    kinds: new Set(['church', 'cathedral', 'temple', 'mosque', 'synagogue', 'monastery', 'place_of_worship', 'shrine']),
    perDay: 2,
  },
  { kinds: new Set(['park', 'garden', 'nature', 'nature_reserve']), perDay: 2 },
  { kinds: new Set(['monument', 'artwork', 'square', 'bridge', 'town_hall']), perDay: 3 },
  { kinds: new Set(['mall', 'shop', 'market', 'night_market']), perDay: 1 },
  { kinds: new Set(['theme_park', 'zoo', 'aquarium', 'spa']), perDay: 1 },
]
