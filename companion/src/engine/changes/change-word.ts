/** What words may request for a trip. Each language has its own words in its phrasebook. */
export const CHANGE_WORDS = [
  'add',
  'remove',
  'swap',
  'instead',
  'move',
  'calmer',
  'fuller',
  'lessWalking',
  'rain',
  'addDay',
  'removeDay',
  'dates',
  'later',
  'earlier',
  'startsAt',
  'mustSee',
  'avoid',
  'more',
  'closed',
  'budget',
  /** Separates two requests. */
  'and',
] as const
export type ChangeWord = (typeof CHANGE_WORDS)[number]

/** Kinds of places that can be added or removed as a whole, with their interest. */
export const SIGHT_KINDS = {
  museum: 'art',
  church: 'religion',
  park: 'nature',
  market: 'food',
  castle: 'history',
  viewpoint: 'views',
  beach: 'beach',
  zoo: 'family',
  shop: 'shopping',
  bar: 'nightlife',
} as const
export type SightKind = keyof typeof SIGHT_KINDS
