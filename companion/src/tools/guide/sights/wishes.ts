import type { GuideArea, GuideDayTrip, GuideSight, GuideTag, SightKind, StayFor, Suits } from '@app/domain/guide'

import type { RefusedWish, Wish, With } from '../words/en-labels.ts'

type SightWish = {
  readonly kinds?: readonly SightKind[]
  readonly tags?: readonly GuideTag[]
  readonly suits?: readonly Suits[]
  /** A condition that applies regardless of kind and tag. */
  readonly only?: (sight: GuideSight) => boolean
  /** These are listed first, even if others are better known. */
  readonly first?: readonly SightKind[]
  /** Areas and day trips that also match. */
  readonly areas?: StayFor
  readonly hasTrips?: boolean
}

/** What every first visitor goes to see. */
const FAMOUS = 4

const WISHES: Readonly<Record<Exclude<Wish, 'must-see' | 'day-trip'>, SightWish>> = {
  'lesser-known': { only: ({ importance }) => importance < FAMOUS },
  beach: { kinds: ['beach'], tags: ['beach'], hasTrips: true },
  hike: { kinds: ['trail'], tags: ['hike'], hasTrips: true },
  nightlife: { kinds: ['bar', 'casino'], first: ['bar'], tags: ['nightlife', 'jazz'], areas: 'nightlife' },
  shopping: { kinds: ['mall', 'market', 'shop'], tags: ['shopping', 'market', 'fashion', 'craft'], areas: 'shopping' },
  kids: { suits: ['kids'], first: ['aquarium', 'ride', 'theme_park', 'zoo'] },
  free: { only: ({ fee, suits }) => fee === 'free' || suits.includes('free') },
  rain: { suits: ['rain'], only: ({ setting }) => setting !== 'outdoor' },
  view: { kinds: ['viewpoint'], tags: ['viewpoint', 'skyline', 'night-view'] },
  romantic: { suits: ['romance'] },
  photo: { tags: ['photo', 'instagram', 'viewpoint', 'sunset', 'sunrise'] },
  museum: { kinds: ['museum', 'gallery'], tags: ['museum'] },
  wheelchair: { suits: ['wheelchair'] },
  // Step-free is easy, too.
  seniors: { suits: ['seniors', 'wheelchair'] },
  pram: { suits: ['pram'] },
  tickets: { only: ({ booking }) => booking.need !== 'none' },
}

const BOOST = 5
const FAMILY: readonly Wish[] = ['kids', 'pram', 'wheelchair', 'seniors']
const BARS: readonly SightKind[] = ['bar', 'casino']

/** The most important first. */
export function sightsFor(wish: Wish, sights: readonly GuideSight[]): readonly GuideSight[] {
  const wanted = wish === 'must-see' || wish === 'day-trip' ? sights : sights.filter((each) => answers(each, wish))
  const first = wish === 'must-see' || wish === 'day-trip' ? [] : (WISHES[wish].first ?? [])
  // Of the lesser known, the least known that is worth the way.
  const renown = (importance: number): number =>
    wish === 'lesser-known' && importance > 1 ? FAMOUS - importance : importance
  const weight = ({ kind, importance }: GuideSight): number => renown(importance) + (first.includes(kind) ? BOOST : 0)
  return wanted.toSorted((a, b) => weight(b) - weight(a))
}

/** Whether a sight is of a kind that the traveller does not want. */
export function isRefused(sight: GuideSight, refused: readonly RefusedWish[]): boolean {
  return refused.some((wish) => {
    const { kinds = [], tags = [] } = WISHES[wish]
    return kinds.includes(sight.kind) || tags.some((tag) => sight.tags.includes(tag))
  })
}

function answers(sight: GuideSight, wish: Exclude<Wish, 'must-see' | 'day-trip'>): boolean {
  const { kinds = [], tags = [], suits = [], only } = WISHES[wish]
  if (FAMILY.includes(wish) && BARS.includes(sight.kind)) return false
  const isNamed =
    kinds.includes(sight.kind) ||
    tags.some((tag) => sight.tags.includes(tag)) ||
    suits.some((each) => sight.suits.includes(each))
  const isAny = kinds.length + tags.length + suits.length === 0
  return (isNamed || isAny) && (only?.(sight) ?? true)
}

/** What also holds of a sight: unsuited sights are left out, and so are those of which it is unknown. */
export function alsoFits(sight: GuideSight | GuideDayTrip, also: With): boolean {
  if (also === 'free') return ('fee' in sight && sight.fee === 'free') || sight.suits.includes('free')
  if (also === 'rain' && 'setting' in sight && sight.setting === 'outdoor') return false
  return sight.suits.includes(also === 'romantic' ? 'romance' : also)
}

export function tripsFor(wish: Wish, trips: readonly GuideDayTrip[]): readonly GuideDayTrip[] {
  const sorted = trips.toSorted((a, b) => b.importance - a.importance)
  if (wish === 'day-trip') return sorted
  if (wish === 'must-see') return []
  const { tags = [], hasTrips } = WISHES[wish]
  return hasTrips ? sorted.filter((trip) => tags.some((tag) => trip.tags.includes(tag))) : []
}

export function areasFor(wish: Wish, areas: readonly GuideArea[]): readonly GuideArea[] {
  const use = wish === 'must-see' || wish === 'day-trip' ? undefined : WISHES[wish].areas
  if (use === undefined) return []
  return areas.filter(
    ({ stayFor, tags }) => stayFor.includes(use) || (use === 'nightlife' && tags.includes('nightlife')),
  )
}
