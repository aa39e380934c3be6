import { type GuideSight, usualTimesOn, type WeekdayCode } from '@app/domain/guide'

import { fillSaid, type Said } from '../facts-card.ts'
import type { GuideWriting } from '../guide-writing.ts'
import { nameOf } from './sights-card.ts'

const WEEKDAYS: readonly WeekdayCode[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

type Day = { /** Monday is 0; null where none was named. */ readonly weekday: number | null; readonly month: number }

/** "Is the Louvre open on Monday?": the day that was asked for first, then the hours. */
export function hoursSaid(sight: GuideSight, { weekday, month }: Day, writing: GuideWriting): readonly Said[] {
  const { words } = writing
  const proof = [`sight.${sight.id}`]
  const name = nameOf(sight, writing.language)
  const days = (sight.closedDays ?? []).flatMap((day) =>
    day === 'hol' ? [] : [writing.weekday(WEEKDAYS.indexOf(day))],
  )
  const closed =
    days.length === 0 ? [] : [fillSaid(words, 'sights.closed', { sight: name, days: writing.list(days) }, proof)]
  const day = WEEKDAYS[weekday ?? 0] ?? 'mon'
  if (weekday !== null && sight.closedDays?.includes(day)) return closed
  const [times] = usualTimesOn(sight.usualTimes, { month, weekday: day })
  if (times?.opensAtMinutes == null || times.closesAtMinutes == null)
    return closed.length > 0 ? closed : [fillSaid(words, 'sights.hours-unknown', { sight: name }, proof)]
  const hours = writing.hours(times.opensAtMinutes, times.closesAtMinutes)
  const said = weekday === null ? hours : `${writing.weekday(weekday)} ${hours}`
  return [fillSaid(words, 'sights.hours', { sight: name, hours: said }, proof), ...closed]
}
