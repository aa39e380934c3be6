import type { CalendarDate } from '@app/domain/kernel'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { lazy, Suspense, useRef, useState } from 'react'

import { today } from '../device/today.ts'
import { uiText as text } from '../text/ui.ts'
import { type DateSpan, describeSpan, NO_DATES } from './date-span.ts'
import { CONTROL } from './field.tsx'

const DateRangePanel = lazy(async () => ({ default: (await import('./date-range-panel.tsx')).DateRangePanel }))

type Props = {
  readonly id?: string
  /** Named by the label of its `Field`, together with what it says itself. */
  readonly label: string
  readonly value?: DateSpan
  readonly defaultValue?: DateSpan
  readonly onChange?: (span: DateSpan) => void
  readonly fromName?: string
  readonly toName?: string
  /** The first day that can be chosen; today, where the traveller is. */
  readonly earliest?: CalendarDate
  /** A stay has at least one night; a return flight may be on the same day. */
  readonly minNights?: 0 | 1
  readonly 'aria-describedby'?: string | undefined
  readonly isInvalid?: boolean
}

/** The calendar itself is fetched when it is first opened. Without script there are two plain date fields. */
export function DateRangePicker(props: Props) {
  const {
    id,
    label,
    defaultValue = NO_DATES,
    onChange,
    fromName = 'from',
    toName = 'to',
    earliest,
    minNights,
    isInvalid,
  } = props
  const button = useRef<HTMLButtonElement>(null)
  const [inner, setInner] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const span = props.value ?? inner

  function change(next: DateSpan): void {
    setInner(next)
    onChange?.(next)
  }

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${label}: ${describeSpan(span)}`}
        aria-describedby={props['aria-describedby']}
        onClick={() => {
          setOpened(true)
          setOpen(!isOpen)
        }}
        className={`${CONTROL} needs-script flex w-full cursor-pointer items-center gap-3 text-start ${isInvalid ? 'border-2 border-signal' : ''}`}
      >
        <CalendarDays className="size-4.5 shrink-0 text-soft" strokeWidth={1.75} aria-hidden="true" />
        <span className={`truncate tabular-nums ${span.from ? '' : 'text-soft'}`}>{describeSpan(span)}</span>
      </button>
      <SentDates span={span} names={[fromName, toName]} earliest={earliest ?? today()} />
      {wasOpened && (
        <Suspense fallback={null}>
          <DateRangePanel
            anchor={button}
            label={label}
            isOpen={isOpen}
            onOpenChange={setOpen}
            span={span}
            onChange={change}
            earliest={earliest}
            minNights={minNights ?? 0}
          />
        </Suspense>
      )}
    </>
  )
}

type SentProps = {
  readonly span: DateSpan
  readonly names: readonly [from: string, to: string]
  readonly earliest: CalendarDate
}

function SentDates({ span, names: [fromName, toName], earliest }: SentProps) {
  const fields = [
    { name: fromName, label: text('dates.from'), day: span.from },
    { name: toName, label: text('dates.to'), day: span.to },
  ]
  return (
    <>
      {/* First in the form, so that without script the typed day counts and not the empty one. */}
      <noscript>
        <span className="grid grid-cols-2 gap-3">
          {fields.map(({ name, label, day }) => (
            <label key={name} className="grid gap-1 text-small text-soft">
              {label}
              <input type="date" name={name} min={earliest} defaultValue={day ?? ''} className={`${CONTROL} w-full`} />
            </label>
          ))}
        </span>
      </noscript>
      {fields.map(({ name, day }) => (
        <input key={name} type="hidden" name={name} value={day ?? ''} />
      ))}
    </>
  )
}
