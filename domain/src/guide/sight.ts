import type { Coordinates } from '../kernel/index.ts'
import {
  type Booking,
  type Cells,
  codesOf,
  listOf,
  type LocalisedName,
  parseBooking,
  parsePrice,
  type Price,
  sure,
  textOrNull,
} from './cell-forms.ts'
import { type AvoidMonths, avoidMonthsOf, type Certainty } from './destination.ts'
import { parseUsualTimes, type UsualTimes } from './usual-times.ts'
import type { CLOSED_DAYS, SETTINGS, SIGHT_KINDS, SUITS, TAGS, TIMES_OF_DAY } from './words/place-words.ts'

export type SightKind = (typeof SIGHT_KINDS)[number]
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]
export type ClosedDay = (typeof CLOSED_DAYS)[number]
export type Setting = (typeof SETTINGS)[number]
export type Suits = (typeof SUITS)[number]
export type GuideTag = (typeof TAGS)[number]
/** 5: leaving it out would be a mistake. 1: filler. */
export type Importance = 1 | 2 | 3 | 4 | 5

export type GuideSight = {
  /** `lisbon.belem-tower`. */
  readonly id: string
  readonly destinationId: string
  readonly name: string
  readonly localName: string | null
  /** Must-sees have names in the languages of the product. */
  readonly otherNames: readonly LocalisedName[]
  readonly kind: SightKind
  /** Accurate to about 300 m; null when only the area is known. */
  readonly coordinates: Coordinates | null
  readonly areaId: string
  readonly importance: Importance
  /** A normal visit with the usual queue, without the journey. */
  readonly durationMinutes: number
  /** The best first. A sight that lists only dawn, sunset, evening or night is never used outside them. */
  readonly bestTimes: readonly TimeOfDay[]
  /** Null: unknown. Empty: open daily. */
  readonly closedDays: readonly ClosedDay[] | null
  readonly closedSeason: readonly AvoidMonths[]
  readonly usualTimes: readonly UsualTimes[]
  /** At the gate for one adult. */
  readonly fee: Price | null
  /** The sight whose ticket also covers this one. */
  readonly ticketOfSightId: string | null
  readonly booking: Booking
  readonly setting: Setting
  readonly suits: readonly Suits[]
  readonly unsuitedFor: readonly Suits[]
  readonly tags: readonly GuideTag[]
  /** Sights that fit into the same half day. */
  readonly nearSightIds: readonly string[]
  /** Host name of the official site. */
  readonly domain: string | null
  readonly certainty: Certainty
  readonly note: string | null
}

export function toSight(cell: Cells, otherNames: readonly LocalisedName[] = []): GuideSight {
  const destinationId = cell('dest')
  return {
    id: cell('id'),
    destinationId,
    name: cell('name'),
    localName: textOrNull(cell('local_name')),
    otherNames,
    kind: cell('kind') as SightKind,
    coordinates: coordinatesOf(cell),
    areaId: cell('area'),
    importance: Number(cell('importance')) as Importance,
    durationMinutes: Number(cell('minutes')),
    bestTimes: codesOf<TimeOfDay>(cell('best_time')),
    closedDays: closedDaysOf(cell('closed_days')),
    closedSeason: avoidMonthsOf(cell('closed_season')),
    usualTimes: sure(parseUsualTimes(cell('hours')), cell('hours')),
    fee: priceOrNull(cell('fee')),
    ticketOfSightId: textOrNull(cell('ticket')),
    booking: sure(parseBooking(cell('book')), cell('book')),
    setting: cell('setting') as Setting,
    ...suitsOf(cell('suits')),
    tags: codesOf<GuideTag>(cell('tags')),
    nearSightIds: listOf(cell('near')).map((slug) => `${destinationId}.${slug}`),
    domain: textOrNull(cell('domain')),
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}

export function coordinatesOf(cell: Cells): Coordinates | null {
  if (cell('lat') === '' || cell('lon') === '') return null
  return { latitude: Number(cell('lat')), longitude: Number(cell('lon')) }
}

export function closedDaysOf(text: string): readonly ClosedDay[] | null {
  return text === '' ? null : codesOf<ClosedDay>(text)
}

export function priceOrNull(text: string): Price | null {
  return text === '' ? null : sure(parsePrice(text), text)
}

/** `kids;!wheelchair`: known to be unsuitable is different from unknown. */
export function suitsOf(text: string): Pick<GuideSight, 'suits' | 'unsuitedFor'> {
  const codes = listOf(text)
  return {
    suits: codes.filter((code) => !code.startsWith('!')) as Suits[],
    unsuitedFor: codes.filter((code) => code.startsWith('!')).map((code) => code.slice(1) as Suits),
  }
}
