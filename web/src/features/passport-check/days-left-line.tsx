import type { CalendarDate } from '@app/domain/kernel'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { passportText as text } from './passport-check-text.ts'
import type { DaysLeft } from './use-days-left.ts'

type Props = { readonly counted: DaysLeft; readonly arrivesOn: CalendarDate | null }

/** How many days earlier stays leave; without any, that they would count. */
export function DaysLeftLine({ counted: { area, name, left }, arrivesOn }: Props) {
  const { locale } = usePageConfig()
  const all = String(area.days)
  const words = { days: String(left), all, name, date: arrivesOn ? formatDate(arrivesOn, locale) : '' }
  const key = `${arrivesOn ? 'days.left' : 'days.now'}${name === '' ? '' : '.named'}` as const
  return (
    <p className="max-w-[62ch]">
      {left === null ? text('days.none', { all, window: String(area.windowDays) }) : text(key, words)}{' '}
      <Link to="/documents/days" className="py-1 text-tide underline">
        {text(left === null ? 'days.count' : 'days.open')}
      </Link>
    </p>
  )
}
