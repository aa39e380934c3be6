import { calendarDate, type CalendarDate } from '@app/domain/kernel'
import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { today } from '../../device/today.ts'
import { BRAND } from '../../entities/company/brand.ts'
import { formatDate } from '../../text/format.ts'
import { authText as text } from './sign-in-text.ts'
import { TrialBenefits } from './trial-benefits.tsx'

const TRIAL_MS = 7 * 24 * 3_600_000

/** A boarding pass for the trial, with the name typed beside it. */
export function TrialPass({ name }: { name: string }) {
  const { locale } = usePageConfig()
  const from = today()
  const to = trialEnd(from)
  return (
    <div className="overflow-hidden rounded-sheet border border-line bg-raised">
      <div className="flex items-baseline justify-between gap-4 bg-tide px-6 py-3 text-on-tide">
        <span className="font-display text-lead">{BRAND.name}</span>
        <span className="chart-label caps">{text('pass.title')}</span>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-6 py-5">
        <Entry label={text('pass.name')} isWide>
          <span className="block truncate font-display text-title">{name || text('pass.name.empty')}</span>
        </Entry>
        <Entry label={text('pass.valid')}>
          <span className="tabular-nums">
            {text('pass.valid.value', { from: formatDate(from, locale), to: formatDate(to, locale) })}
          </span>
        </Entry>
        <Entry label={text('pass.class')}>{text('pass.class.value')}</Entry>
      </dl>
      <Perforation />
      <div className="px-6 pt-4 pb-6">
        <TrialBenefits />
      </div>
    </div>
  )
}

function trialEnd(from: CalendarDate): CalendarDate {
  return calendarDate(new Date(Date.parse(from) + TRIAL_MS).toISOString().slice(0, 10))
}

type EntryProps = { readonly label: string; readonly isWide?: boolean; readonly children: ReactNode }

function Entry({ label, isWide = false, children }: EntryProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'col-span-2' : ''}`}>
      <dt className="chart-label caps text-soft">{label}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  )
}

/** The perforation of the stub. */
function Perforation() {
  return (
    <div className="flex items-center" aria-hidden="true">
      <span className="-ms-2.5 size-5 shrink-0 rounded-full border border-line bg-paper" />
      <span className="flex-1 border-t-2 border-dotted border-edge" />
      <span className="-me-2.5 size-5 shrink-0 rounded-full border border-line bg-paper" />
    </div>
  )
}
