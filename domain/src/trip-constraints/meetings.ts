import type { MinuteOfDay } from '../trip/index.ts'

export type Meeting = {
  readonly friend: string
  readonly place: string
  readonly from: MinuteOfDay
  readonly until: MinuteOfDay
  readonly minutes: number
}

/** A day of meeting as many friends as possible. */
export type MeetingDay = {
  readonly start: { readonly place: string; readonly at: MinuteOfDay }
  readonly meetings: readonly Meeting[]
  /** `minutes.get(from)?.get(to)`. */
  readonly minutes: ReadonlyMap<string, ReadonlyMap<string, number>>
}

export type PlannedMeeting = Meeting & {
  readonly travelMinutes: number
  readonly arrive: MinuteOfDay
  readonly begin: MinuteOfDay
  readonly end: MinuteOfDay
}
