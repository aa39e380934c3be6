import { daysBetween } from '@app/domain/kernel'
import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import type { BorderStay } from '../../entities/party/party-traveller.ts'
import { formatDate } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { stayDaysText as text } from './stay-days-text.ts'
import type { TripStay } from './use-stays.ts'

type Props = { readonly stays: readonly BorderStay[]; readonly onRemove: (stay: BorderStay) => void }

export function StayList({ stays, onRemove }: Props) {
  const { locale } = usePageConfig()
  if (stays.length === 0) return <p className="text-small text-soft">{text('stays.none')}</p>
  return (
    <ul className="border-t border-line">
      {stays.map((stay) => (
        <StayRow key={JSON.stringify(stay)} stay={stay}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={text('remove.named', { stay: nameStay(stay, locale) })}
            onClick={() => onRemove(stay)}
          >
            {text('remove')}
          </Button>
        </StayRow>
      ))}
    </ul>
  )
}

type TripProps = { readonly trips: readonly TripStay[]; readonly onAdd: (stay: BorderStay) => void }

/** Stays of the traveller's own trips, one tap away. */
export function TripStays({ trips, onAdd }: TripProps) {
  const { locale } = usePageConfig()
  if (trips.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="chart-label caps font-sans text-soft">{text('trips.title')}</h3>
      <ul className="border-t border-line">
        {trips.map(({ title, stay }) => (
          <StayRow key={title + JSON.stringify(stay)} stay={stay} title={title}>
            <Button
              size="sm"
              variant="secondary"
              aria-label={text('trips.add.named', { stay: `${title}, ${nameStay(stay, locale)}` })}
              onClick={() => onAdd(stay)}
            >
              {text('trips.add')}
            </Button>
          </StayRow>
        ))}
      </ul>
    </div>
  )
}

type RowProps = { readonly stay: BorderStay; readonly title?: string; readonly children: ReactNode }

function StayRow({ stay, title, children }: RowProps) {
  const { locale } = usePageConfig()
  const days = stay.leaves_on && daysBetween(stay.arrives_on, stay.leaves_on) + 1
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-1.5">
      <span className="min-w-0">
        {title && <span className="block truncate font-semibold">{title}</span>}
        <span className="block">{nameStay(stay, locale)}</span>
        {days !== null && (
          <span className="chart-label text-soft">
            {days === 1 ? text('stay.day') : text('stay.days', { days: String(days) })}
          </span>
        )}
      </span>
      {children}
    </li>
  )
}

function nameStay({ arrives_on, leaves_on }: BorderStay, locale: string): string {
  const from = formatDate(arrives_on, locale)
  return leaves_on === null
    ? text('stay.open', { from })
    : text('stay.range', { from, to: formatDate(leaves_on, locale) })
}
