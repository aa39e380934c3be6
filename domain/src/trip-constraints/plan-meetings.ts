import type { MeetingDay, PlannedMeeting } from './meetings.ts'

const MOST_FRIENDS = 20
const ENOUGH_STATES = 1_000_000

type State = { readonly met: number; readonly last: number; readonly end: number; readonly before: State | null }

/**
 * The most friends that can be met, and among those days the one that ends first. Exact: for every set of friends and
 * the last of them only the earliest end matters.
 */
export function planMeetings(day: MeetingDay): readonly PlannedMeeting[] {
  const count = Math.min(day.meetings.length, MOST_FRIENDS)
  let layer: readonly State[] = [{ met: 0, last: -1, end: day.start.at, before: null }]
  let best: State = layer[0]!
  for (let states = 0; layer.length > 0 && states < ENOUGH_STATES; states += layer.length) {
    best = layer.reduce((one, other) => (other.end < one.end ? other : one))
    layer = extend(day, count, layer)
  }
  const chain: number[] = []
  for (let state: State | null = best; state && state.last >= 0; state = state.before) chain.unshift(state.last)
  return lay(day, chain)
}

function extend(day: MeetingDay, count: number, layer: readonly State[]): readonly State[] {
  const next = new Map<number, State>()
  for (const before of layer) {
    for (let friend = 0; friend < count; friend += 1) {
      if (before.met & (1 << friend)) continue
      const planned = meet(day, before.last, friend, before.end)
      if (!planned) continue
      const met = before.met | (1 << friend)
      const key = met * MOST_FRIENDS + friend
      const known = next.get(key)
      if (!known || planned.end < known.end) next.set(key, { met, last: friend, end: planned.end, before })
    }
  }
  return [...next.values()]
}

function lay(day: MeetingDay, order: readonly number[]): readonly PlannedMeeting[] {
  const plan: PlannedMeeting[] = []
  let [last, now] = [-1, day.start.at]
  for (const friend of order) {
    const planned = meet(day, last, friend, now)
    if (!planned) break
    plan.push(planned)
    ;[last, now] = [friend, planned.end]
  }
  return plan
}

function meet(day: MeetingDay, last: number, friend: number, now: number): PlannedMeeting | null {
  const meeting = day.meetings[friend]
  if (!meeting) return null
  const from = day.meetings[last]?.place ?? day.start.place
  const travelMinutes = from === meeting.place ? 0 : day.minutes.get(from)?.get(meeting.place)
  if (travelMinutes === undefined) return null
  const arrive = now + travelMinutes
  const begin = Math.max(arrive, meeting.from)
  const end = begin + meeting.minutes
  return end > meeting.until ? null : { ...meeting, travelMinutes, arrive, begin, end }
}
