import { type Coordinates, distanceKm } from '../kernel/index.ts'
import type { StopKind, TripPlace } from '../trip/index.ts'
import type { DayPart } from './read-plan-item.ts'

/** A stop before its times are set. */
export type Draft = {
  readonly text: string
  readonly title: string
  readonly kind: StopKind
  /** A departure time, which is not a stop. */
  readonly isWay: boolean
  readonly place: TripPlace | null
  readonly from: number | null
  readonly to: number | null
  readonly part: DayPart | null
  readonly minutes: number
}

export type TimedDraft = {
  readonly draft: Draft
  readonly arrive: number
  readonly leave: number
  /** Its start was not written. */
  readonly isCounted: boolean
}

const hour = (hours: number): number => hours * 60
const PART_BEGINS: Readonly<Record<DayPart, number>> = {
  morning: hour(9.5),
  noon: hour(12.5),
  afternoon: hour(14),
  evening: hour(19),
}
/** A visit without a written end may be shortened to reach the next one, but not below this share. */
const LEAST_SHARE = 0.5
/** A slow pace, so that an underestimated transfer never causes a finding. */
const MINUTES_PER_KM = 15
const RIDE_FROM_KM = 1.5

type OpensAfter = (place: TripPlace, minutes: number, earliest: number) => number

/** Written times stay, right or wrong; the others follow one another. */
export function timeDrafts(drafts: readonly Draft[], opensAfter: OpensAfter): readonly TimedDraft[] {
  const written = afterMidnight(drafts)
  const timed: TimedDraft[] = []
  let free = PART_BEGINS.morning
  let here: Coordinates | null = null
  for (const [index, draft] of written.entries()) {
    if (draft.isWay) {
      if (draft.from !== null) free = draft.from
      continue
    }
    const there: Coordinates | null = draft.place?.coordinates ?? here
    const earliest = Math.max(free + wayMinutes(here, there), draft.part ? PART_BEGINS[draft.part] : 0)
    const arrive = draft.from ?? (draft.place ? opensAfter(draft.place, draft.minutes, earliest) : earliest)
    const minutes = Math.round(draft.minutes * shareOf(written, index))
    const leave = draft.to ?? leaveBefore(minutes, arrive, nextWritten(written, index, there))
    timed.push({ draft, arrive, leave, isCounted: draft.from === null })
    free = leave
    here = there
  }
  return timed
}

/** One o'clock after ten in the evening is the same night; after eleven in the morning it is after lunch. */
function afterMidnight(drafts: readonly Draft[]): readonly Draft[] {
  let latest = 0
  return drafts.map((draft) => {
    if (draft.from === null) return draft
    const isNight = draft.from < hour(5) && latest >= hour(18)
    const isAfterLunch = draft.from < hour(7) && latest >= hour(9) && latest < hour(18)
    const shift = isNight ? hour(24) : isAfterLunch ? hour(12) : 0
    latest = Math.max(latest, draft.from + shift)
    return { ...draft, from: draft.from + shift, to: draft.to === null ? null : draft.to + shift }
  })
}

/** Several places under one time share the period until the next; each gives up to half of its own. */
function shareOf(drafts: readonly Draft[], index: number): number {
  const first = drafts.findLastIndex(({ from }, at) => at <= index && from !== null)
  const next = drafts.findIndex(({ from }, at) => at > index && from !== null)
  if (first === -1 || next === -1 || next - first < 2) return 1
  const group = drafts.slice(first, next + 1)
  const ways = group
    .slice(1)
    .map((draft, at) => wayMinutes(group[at]?.place?.coordinates ?? null, draft.place?.coordinates ?? null))
  const visits = group.slice(0, -1).reduce((sum, { minutes }) => sum + minutes, 0)
  const available = (drafts[next]?.from ?? 0) - (drafts[first]?.from ?? 0) - ways.reduce((sum, way) => sum + way, 0)
  return visits === 0 ? 1 : Math.min(1, Math.max(LEAST_SHARE, available / visits))
}

type Next = { readonly at: number; readonly wayMinutes: number }

function nextWritten(drafts: readonly Draft[], index: number, here: Coordinates | null): Next | null {
  const next = drafts[index + 1]
  if (!next || next.from === null) return null
  return { at: next.from, wayMinutes: next.isWay ? 0 : wayMinutes(here, next.place?.coordinates ?? here) }
}

function leaveBefore(minutes: number, arrive: number, next: Next | null): number {
  const whole = arrive + minutes
  if (!next || next.at <= arrive) return whole
  const inTime = next.at - next.wayMinutes
  return Math.min(whole, Math.max(inTime, Math.min(next.at, arrive + Math.round(minutes * LEAST_SHARE))))
}

function wayMinutes(from: Coordinates | null, to: Coordinates | null): number {
  if (!from || !to) return 0
  const km = distanceKm(from, to)
  return Math.ceil(km <= RIDE_FROM_KM ? km * 1.3 * MINUTES_PER_KM + 1 : 12 + km * 4)
}
