import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '@app/domain/kernel'
import {
  closeStays,
  firstDayFor,
  latestExit,
  type RecordedStay,
  type Standing,
  standingOn,
} from '@app/domain/stay-counter'
import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Note } from '../../ui/note.tsx'
import { DaysCalendar } from './days-calendar.tsx'
import { stayDaysText as text } from './stay-days-text.ts'
import type { Area } from './use-area.ts'

type Props = { readonly stays: readonly RecordedStay[]; readonly area: Area; readonly today: CalendarDate }

/** The one figure first, then the latest day to leave, then the days themselves. */
export function DaysAnswer({ stays, area, today }: Props) {
  const { locale } = usePageConfig()
  const { rule, known } = area
  const standing = standingOn(stays, rule, today)
  const date = (on: CalendarDate): string => formatDate(on, locale)
  return (
    <section aria-labelledby="days-left" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="days-left" className={`text-heading tabular-nums ${standing.left === 0 ? 'text-signal' : ''}`}>
          {leftWords(standing.left)}
        </h2>
        <UsedBar used={standing.used} days={rule.days} />
        <p className="text-soft">
          {text('used', {
            ...{ used: String(standing.used), days: String(rule.days), window: String(rule.windowDays) },
            since: date(addDays(today, 1 - rule.windowDays)),
          })}
        </p>
        {standing.latestExit && (
          <p className="text-lead">
            {text(standing.isInside ? 'exit.inside' : 'exit.today', { date: date(standing.latestExit) })}
          </p>
        )}
      </div>
      <Warnings standing={standing} days={rule.days} date={date} />
      <EnterOn stays={stays} area={area} today={today} />
      <DaysCalendar stays={closeStays(stays, today)} rule={rule} today={today} />
      {known && (
        <p className="text-small text-soft">
          {text('source')}:{' '}
          <a href={known.source.url} target="_blank" rel="noopener noreferrer" className="py-1 text-tide underline">
            {known.source.title}
          </a>
          , {date(known.checkedAt as CalendarDate)}
        </p>
      )}
      <p className="max-w-[62ch] text-small text-soft">{text('caution')}</p>
    </section>
  )
}

function leftWords(left: number): string {
  if (left === 0) return text('answer.left.none')
  return left === 1 ? text('answer.left.one') : text('answer.left', { days: String(left) })
}

function UsedBar({ used, days }: { readonly used: number; readonly days: number }) {
  const share = Math.min(100, (used / days) * 100)
  return (
    <div className="h-2.5 border border-edge" aria-hidden="true">
      <div className={`h-full ${used >= days ? 'bg-signal' : 'bg-tide'}`} style={{ width: `${share}%` }} />
    </div>
  )
}

type WarningProps = {
  readonly standing: Standing
  readonly days: number
  readonly date: (on: CalendarDate) => string
}

function Warnings({ standing: { overstay, pastOverstay }, days, date }: WarningProps) {
  const words = ({ on, used }: { on: CalendarDate; used: number }) => ({
    date: date(on),
    used: String(used),
    days: String(days),
  })
  return (
    <>
      {overstay && <Note tone="warning">{text('over', words(overstay))}</Note>}
      {pastOverstay && <Note tone="warning">{text('over.past', words(pastOverstay))}</Note>}
    </>
  )
}

function EnterOn({ stays, area: { rule }, today }: Props) {
  const { locale } = usePageConfig()
  const [typed, setTyped] = useState('')
  const entersOn = isCalendarDate(typed) && typed >= today ? typed : null
  const exit = entersOn && latestExit(stays, rule, { entersOn, today })
  const first = entersOn && firstDayFor(closeStays(stays, today), rule, { lengthDays: 1, from: entersOn })
  return (
    <div className="grid max-w-sm gap-2">
      <Field id="enter-on" label={text('enter')}>
        <Input
          id="enter-on"
          type="date"
          min={today}
          value={typed}
          aria-describedby="enter-answer"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <p id="enter-answer" aria-live="polite" className="font-semibold empty:hidden">
        {entersOn && (exit ? exitWords(entersOn, exit) : noneWords(first))}
      </p>
    </div>
  )

  function exitWords(from: CalendarDate, on: CalendarDate): string {
    const days = daysBetween(from, on) + 1
    return days === 1
      ? text('enter.exit.one')
      : text('enter.exit', { date: formatDate(on, locale), days: String(days) })
  }
  function noneWords(on: CalendarDate | null): string {
    return on ? text('enter.none', { date: formatDate(on, locale) }) : text('enter.never')
  }
}
