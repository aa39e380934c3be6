import type { CalendarDate } from '@app/domain/kernel'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ComponentProps, type ComponentType, useRef, useState } from 'react'

import { today } from '../../../device/today.ts'
import { CONTROL } from '../../../ui/form/field.tsx'
import { uiText as text } from '../../../ui/ui-text.ts'
import { type DateSpan, describeSpan, NO_DATES } from './date-span.ts'

type Panel = ComponentType<ComponentProps<typeof import('./date-range-panel.tsx').DateRangePanel>>

type Props = {
  readonly id?: string
  /** The accessible name is the label of its `Field` with its own text. */
  readonly label: string
  readonly value?: DateSpan
  readonly defaultValue?: DateSpan
  readonly onChange?: (span: DateSpan) => void
  readonly fromName?: string
  readonly toName?: string
  /** The first selectable date; today in the traveller's time zone. */
  readonly earliest?: CalendarDate
  /** A stay has at least one night; a return flight may be on the same day. */
  readonly minNights?: 0 | 1
  readonly 'aria-describedby'?: string | undefined
  readonly isInvalid?: boolean
}

/** The calendar loads when it is first opened. Without it, or without script, there are two plain date fields. */
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
  const { Calendar, isPlain, loadCalendar } = useCalendar()
  const span = props.value ?? inner

  function change(next: DateSpan): void {
    setInner(next)
    onChange?.(next)
  }

  const names = [fromName, toName] as const
  if (isPlain) return <PlainDates id={id} span={span} names={names} earliest={earliest ?? today()} />
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
          setOpen(!isOpen)
          void loadCalendar()
        }}
        className={`${CONTROL} needs-script flex w-full cursor-pointer items-center gap-3 text-start ${isInvalid ? 'border-2 border-signal' : ''}`}
      >
        <CalendarDays className="size-4.5 shrink-0 text-soft" strokeWidth={1.75} aria-hidden="true" />
        <span className={`truncate tabular-nums ${span.from ? '' : 'text-soft'}`}>{describeSpan(span)}</span>
      </button>
      <SentDates span={span} names={names} earliest={earliest ?? today()} />
      {Calendar && (
        <Calendar
          anchor={button}
          label={label}
          isOpen={isOpen}
          onOpenChange={setOpen}
          span={span}
          onChange={change}
          earliest={earliest}
          minNights={minNights ?? 0}
        />
      )}
    </>
  )
}

function useCalendar() {
  const [Calendar, setCalendar] = useState<Panel | null>(null)
  const [isPlain, setPlain] = useState(false)
  async function loadCalendar(): Promise<void> {
    try {
      const { DateRangePanel } = await import('./date-range-panel.tsx')
      setCalendar(() => DateRangePanel)
    } catch {
      // Rethrown, the error would replace the page and lose the form.
      setPlain(true)
    }
  }
  return { Calendar, isPlain, loadCalendar }
}

type SentProps = {
  readonly span: DateSpan
  readonly names: readonly [from: string, to: string]
  readonly earliest: CalendarDate
}

function SentDates({ span, names, earliest }: SentProps) {
  return (
    <>
      {/* First in the form, so that without script the typed date counts and not the empty one. */}
      <noscript>
        <PlainDates span={span} names={names} earliest={earliest} />
      </noscript>
      <input type="hidden" name={names[0]} value={span.from ?? ''} />
      <input type="hidden" name={names[1]} value={span.to ?? ''} />
    </>
  )
}

/** They replace the button and take its id; the first one gets its focus. */
function PlainDates({
  id,
  span,
  names: [fromName, toName],
  earliest,
}: SentProps & { readonly id?: string | undefined }) {
  const fields = [
    { name: fromName, label: text('dates.from'), day: span.from, own: id },
    { name: toName, label: text('dates.to'), day: span.to },
  ]
  return (
    <span className="grid grid-cols-2 gap-3">
      {fields.map(({ name, label, day, own }) => (
        <label key={name} className="grid gap-1 text-small text-soft">
          {label}
          <input
            id={own}
            type="date"
            name={name}
            min={earliest}
            defaultValue={day ?? ''}
            ref={own === undefined ? undefined : takeFocus}
            className={`${CONTROL} w-full`}
          />
        </label>
      ))}
    </span>
  )
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
}
