/** Which of several ways is wanted: by a mode, the cheapest, or the fastest, by their usual price and time. */
import type { GuideMode, Price } from '@app/domain/guide'

import type { FactRow, Spoken } from '../facts-card.ts'

/** The wanted mode; a boat counts as any of them. */
export type TravelMode = (typeof TRAVEL_MODES)[number]
export const TRAVEL_MODES = ['boat', 'bus', 'fly', 'night-train', 'taxi', 'train'] as const
export const MODES_OF: Readonly<Record<TravelMode, readonly GuideMode[]>> = {
  boat: ['ferry', 'fast-boat', 'boat'],
  bus: ['bus', 'night-bus', 'shuttle', 'minivan'],
  fly: ['fly'],
  'night-train': ['night-train'],
  taxi: ['taxi', 'ride-app', 'car-driver'],
  train: ['train', 'hs-train', 'night-train', 'metro', 'tram'],
}
/** Its word where no way of that kind exists. */
export const WORD_OF: Readonly<Record<TravelMode, GuideMode>> = {
  boat: 'ferry',
  bus: 'bus',
  fly: 'fly',
  'night-train': 'night-train',
  taxi: 'taxi',
  train: 'train',
}

export type WayRow = FactRow & { readonly mode: GuideMode; readonly minutes: number | null }
export type WaysCard = Spoken & { readonly rows: readonly WayRow[] }

export type WayChoice = (typeof WAY_CHOICES)[number]
export const WAY_CHOICES = ['cheapest', 'fastest'] as const
/** A car or a taxi is paid by the vehicle. */
export const ROAD: ReadonlySet<GuideMode> = new Set<GuideMode>(['taxi', 'ride-app'])
/** The maximum number of rows of a card. */
export const MOST_WAYS = 6

type Way = { readonly price: Price | null; readonly durationMinutes: number | null }

/** The way that wins, or undefined where no way has what the choice compares. */
export function chosenWay<Each extends Way>(ways: readonly Each[], choice: WayChoice): Each | undefined {
  const cost = ({ price, durationMinutes }: Way): number =>
    choice === 'fastest'
      ? (durationMinutes ?? Number.POSITIVE_INFINITY)
      : price === null
        ? Number.POSITIVE_INFINITY
        : lowOf(price)
  const [best] = ways.filter((way) => Number.isFinite(cost(way))).toSorted((a, b) => cost(a) - cost(b))
  return best
}

export function lowOf(price: Price): number {
  return price === 'free' ? 0 : price.low
}
