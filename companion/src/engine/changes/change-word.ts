/** What words may ask of a trip. Each language has its own for them, in its phrasebook. */
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
  /** Between two wishes. */
  'and',
] as const
export type ChangeWord = (typeof CHANGE_WORDS)[number]

/** Kinds of places that are wished for or away as a whole, with the interest they answer. */
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
