import type { CalendarDate } from '@app/domain/kernel'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ChevronProps, DayPicker } from 'react-day-picker'

import { usePageConfig } from '../../../api/page-config.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { uiText as text } from '../../../ui/ui-text.ts'
import { type DateSpan, fromLocalDay, pickDay, toLocalDay } from './date-span.ts'

type Props = {
  readonly span: DateSpan
  readonly onPick: (span: DateSpan) => void
  readonly earliest: CalendarDate | undefined
  readonly minNights: 0 | 1
}

const MONTHS = 2

const LOOK = {
  // A month of five weeks is not stretched to the height of one with six.
  months: 'relative flex flex-wrap items-start justify-center gap-8',
  month: 'grid gap-2',
  month_caption: 'grid h-11 place-items-center',
  caption_label: 'font-display text-lead font-[520]',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: buttonClass({ variant: 'ghost', size: 'icon' }),
  button_next: buttonClass({ variant: 'ghost', size: 'icon' }),
  month_grid: 'border-collapse',
  weekday: 'chart-label h-8 w-11 text-soft',
  // Rows are lower with a mouse, so that both months fit beside the field on a small screen.
  day: 'group size-11 p-0 pointer-fine:h-9 text-center text-small tabular-nums',
  day_button:
    'size-11 pointer-fine:h-9 cursor-pointer rounded-control hover:bg-illustration ' +
    'focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-40 ' +
    'disabled:hover:bg-transparent group-aria-selected:hover:bg-tide-deep/15 group-data-[today]:font-bold ' +
    'group-data-[today]:underline group-data-[today]:decoration-signal group-data-[today]:decoration-2 ' +
    'group-data-[today]:underline-offset-4',
  outside: 'invisible',
  range_start: 'day-end rounded-s-control bg-tide-wash',
  range_middle: 'bg-tide-wash',
  range_end: 'day-end rounded-e-control bg-tide-wash',
} as const

// In a dialog that was just opened the focus belongs on the chosen day.
const FOCUS = { autoFocus: true } as const

export function DateRangeCalendar({ span, onPick, earliest, minNights }: Props) {
  const { locale } = usePageConfig()
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full' })
  const first = earliest ? toLocalDay(earliest) : startOfToday()
  return (
    <DayPicker
      mode="range"
      {...FOCUS}
      numberOfMonths={MONTHS}
      weekStartsOn={firstWeekday(locale)}
      defaultMonth={span.from ? toLocalDay(span.from) : first}
      startMonth={first}
      disabled={{ before: first }}
      selected={{ from: span.from ? toLocalDay(span.from) : undefined, to: span.to ? toLocalDay(span.to) : undefined }}
      // The library's own rule moves whichever end is nearer; ours starts over, as the specification's picker does.
      onSelect={(_, day) => onPick(pickDay(span, fromLocalDay(day), minNights))}
      classNames={LOOK}
      labels={{
        labelPrevious: () => text('dates.previous'),
        labelNext: () => text('dates.next'),
        labelDayButton: (day, { today, selected }) =>
          [whole.format(day), today && text('dates.today'), selected && text('dates.chosen')]
            .filter(Boolean)
            .join(', '),
      }}
      components={{ Chevron }}
    />
  )
}

function Chevron({ orientation }: ChevronProps) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Arrow className="size-4.5 rtl:-scale-x-100" strokeWidth={1.75} aria-hidden="true" />
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** Monday when the browser does not know: most of the world begins there. */
function firstWeekday(locale: string): Weekday {
  const known = new Intl.Locale(locale) as WithWeek
  return (((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7) as Weekday
}

function startOfToday(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate())
}
