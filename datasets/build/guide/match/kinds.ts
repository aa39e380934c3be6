/** Which kinds of place tables correspond to kinds of the guide. */

/** One group holds the guide's kinds and those of all tables. */
const LIKE: readonly ReadonlySet<string>[] = [
  'church cathedral monastery temple mosque synagogue shrine place_of_worship cemetery',
  'museum gallery palace castle tower historic_building library town_hall memorial',
  'park garden nature nature_reserve national_park viewpoint zoo lake canyon trail forest botanical_garden',
  'beach island waterfront reef swimming',
  'street square district neighbourhood waterfront village food_street market',
  'shop mall market bookshop food_street',
  'restaurant cafe bar pub nightclub food_street winery',
  'stadium sport swimming spa hot_spring theme_park',
  'theatre cinema show opera festival casino',
  'volcano mountain trail viewpoint glacier nature national_park canyon desert cave waterfall island',
  'ride attraction theme_park funicular cable_car bridge',
  'bridge monument square tower viewpoint',
].map((kinds) => new Set(kinds.split(' ')))

/** Unspecific kinds: one of these may be any other. */
const VAGUE = new Set(
  'attraction heritage_site historic_building monument activity archaeological_site tour nature unesco'.split(' '),
)

/** Extended places, whose position differs between two lists. */
const WIDE = new Set(
  (
    'district street waterfront trail national_park nature_reserve island lake volcano park tour ride food_street beach ' +
    'rice_terrace canyon desert archaeological_site nature village reef glacier hot_spring unesco neighbourhood heritage_site'
  ).split(' '),
)

export function areLikeKinds(a: string, b: string): boolean {
  return a === b || VAGUE.has(a) || VAGUE.has(b) || LIKE.some((kinds) => kinds.has(a) && kinds.has(b))
}

export function isWide(kind: string): boolean {
  return WIDE.has(kind)
}
