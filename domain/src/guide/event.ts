import { type Booking, type Cells, codesOf, listOf, parseBooking, sure, textOrNull } from './cell-forms.ts'
import type { Certainty } from './destination.ts'
import { type EventRule, parseEventRule } from './event-rule.ts'
import type { GuideTag, Importance } from './sight.ts'
import type { EVENT_EFFECTS, EVENT_KINDS } from './words/travel-words.ts'

export type EventEffect = (typeof EVENT_EFFECTS)[number]

/** A festival or a season, by its effect on a trip. Public holidays have their own table. */
export type GuideEvent = {
  /** Unique within its scope. */
  readonly id: string
  /** A destination id, or two capital letters for a country. */
  readonly scope: string
  readonly name: string
  readonly localName: string | null
  readonly kind: (typeof EVENT_KINDS)[number]
  readonly rule: EventRule
  readonly effects: readonly EventEffect[]
  readonly importance: Importance
  readonly booking: Booking
  readonly areaIds: readonly string[]
  readonly tags: readonly GuideTag[]
  readonly domain: string | null
  readonly certainty: Certainty
  readonly note: string | null
}

export function toEvent(cell: Cells): GuideEvent {
  return {
    id: cell('id'),
    scope: cell('scope'),
    name: cell('name'),
    localName: textOrNull(cell('local_name')),
    kind: cell('kind') as GuideEvent['kind'],
    rule: sure(parseEventRule(cell('rule')), cell('rule')),
    effects: codesOf<EventEffect>(cell('effects')),
    importance: Number(cell('importance')) as Importance,
    booking: sure(parseBooking(cell('book')), cell('book')),
    areaIds: listOf(cell('areas')),
    tags: codesOf<GuideTag>(cell('tags')),
    domain: textOrNull(cell('domain')),
    certainty: cell('certainty') as Certainty,
    note: textOrNull(cell('note')),
  }
}
