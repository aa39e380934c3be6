import type { Notice } from '../../entities/notification/notice.ts'

type Group = { readonly name: 'today' | 'earlier'; readonly notices: readonly Notice[] }

/** By the traveller's own calendar. Empty groups are left out. */
export function groupByDay(notices: readonly Notice[], now: Date): readonly Group[] {
  const today = now.toDateString()
  const isToday = ({ created_at: at }: Notice): boolean => new Date(at).toDateString() === today
  const groups: readonly Group[] = [
    { name: 'today', notices: notices.filter(isToday) },
    { name: 'earlier', notices: notices.filter((notice) => !isToday(notice)) },
  ]
  return groups.filter((group) => group.notices.length > 0)
}
