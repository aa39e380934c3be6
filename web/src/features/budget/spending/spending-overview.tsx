import type { SpendingSum } from '@app/domain/trip-spending'

import { usePageConfig } from '../../../api/page-config.tsx'
import { travellerToday as today } from '../../../device/traveller-today.ts'
import type { TripRow } from '../../../entities/trip-spending/spending-rows.ts'
import { formatMoney } from '../../../text/format.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { spendingText as text } from './spending-text.ts'

type Props = { readonly trip: TripRow; readonly sum: SpendingSum }

function useAmounts({ currency }: TripRow): (minorUnits: number) => string {
  const { locale } = usePageConfig()
  return (minorUnits) => formatMoney({ minorUnits, currency }, locale)
}

/** The one figure that the page is opened for. */
export function LeftToday({ trip, sum }: Props) {
  const amount = useAmounts(trip)
  const { label, figure, hint, isOver } = headlineOf(trip, sum, amount)
  return (
    <section aria-live="polite">
      <p className="chart-label text-soft">{label}</p>
      <p
        className={`font-display text-display tracking-[-0.03em] tabular-nums wrap-anywhere ${isOver ? 'text-signal' : ''}`}
      >
        {figure}
      </p>
      <p className="mt-1 text-small text-soft">{hint}</p>
    </section>
  )
}

type Headline = { readonly label: string; readonly figure: string; readonly hint: string; readonly isOver?: boolean }

function headlineOf(
  trip: TripRow,
  { allowance, spent, planned }: SpendingSum,
  amount: (of: number) => string,
): Headline {
  if (!allowance) {
    const isAfter = today() > trip.ends_on
    const hint = planned > 0 ? text('part.of', { spent: amount(spent), planned: amount(planned) }) : text('left.plan')
    return { label: text(isAfter ? 'left.after' : 'left.unplanned'), figure: amount(spent), hint }
  }
  const { perDay, leftToday, daysLeft } = allowance
  const count = String(daysLeft)
  if (today() < trip.starts_on)
    return {
      label: text('left.before'),
      figure: amount(perDay),
      hint: text('left.before.days', { count }),
      isOver: perDay < 0,
    }
  const isOver = leftToday < 0
  return {
    label: text(isOver ? 'left.over' : 'left.today'),
    figure: amount(Math.abs(leftToday)),
    hint:
      daysLeft === 1
        ? text('left.last', { amount: amount(perDay) })
        : text('left.days', { amount: amount(perDay), count }),
    isOver,
  }
}

export function SumFigures({ trip, sum: { planned, spent, left, forecast } }: Props) {
  const amount = useAmounts(trip)
  const figures = [
    ...(planned > 0 ? ([['sum.planned', planned]] as const) : []),
    ['sum.spent', spent] as const,
    ...(planned > 0 ? ([[left < 0 ? 'sum.over' : 'sum.left', Math.abs(left)]] as const) : []),
    ...(forecast === null ? [] : ([['sum.forecast', forecast]] as const)),
  ]
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4">
      {figures.map(([name, minorUnits]) => (
        <div key={name}>
          <dt className="chart-label text-soft">{text(name)}</dt>
          <dd
            className={`text-lead font-semibold tabular-nums wrap-anywhere ${
              name === 'sum.over' || (name === 'sum.forecast' && planned > 0 && minorUnits > planned)
                ? 'text-signal'
                : ''
            }`}
          >
            {amount(minorUnits)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Each bar is as long as the plan of the dearest part; a line marks the plan, red is beyond it. */
export function PartBars({ trip, sum: { parts } }: Props) {
  const amount = useAmounts(trip)
  const most = Math.max(1, ...parts.flatMap(({ planned, spent }) => [planned, spent]))
  const scale = (minorUnits: number): number => (minorUnits / most) * 100
  return (
    <div>
      <h3 className="font-semibold">{text('parts')}</h3>
      <ul className="mt-3 grid gap-3">
        {parts.map(({ part, planned, spent }) => (
          <li key={part}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span className="font-medium">{text(`part.${part}`)}</span>
              <span className={`tabular-nums ${planned > 0 && spent > planned ? 'font-medium text-signal' : ''}`}>
                {planned > 0 ? text('part.of', { spent: amount(spent), planned: amount(planned) }) : amount(spent)}
              </span>
            </div>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1 h-3 w-full" aria-hidden="true">
              <rect y="1" width={scale(planned)} height="4" className="fill-illustration" />
              <rect
                y="1"
                width={scale(planned > 0 ? Math.min(spent, planned) : spent)}
                height="4"
                className="fill-tide"
              />
              {planned > 0 && spent > planned && (
                <rect x={scale(planned)} y="1" width={scale(spent - planned)} height="4" className="fill-signal" />
              )}
              {planned > 0 && (
                <path
                  d={`M${scale(planned)} 0V6`}
                  className="stroke-ink"
                  strokeWidth="1.5"
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A year of bars would be a hedge: the newest weeks of a long stay. */
const MOST_BARS = 31

/** Everyday spending of the days so far, beside what the plan allows for one; null before there is a day to draw. */
export function DayChart({ trip, sum: { days, plannedPerDay } }: Props) {
  const { locale } = usePageConfig()
  const amount = useAmounts(trip)
  const now = today()
  const shown = days
    .filter(({ date }) => date >= trip.starts_on && date <= trip.ends_on && date <= now)
    .slice(-MOST_BARS)
  if (!shown.some(({ everyday }) => everyday > 0)) return null
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <BarChart
      title={text('days')}
      labels={shown.map(({ date }) => short.format(new Date(`${date}T00:00:00Z`)))}
      format={(minorUnits) => amount(Math.round(minorUnits))}
      series={[
        { name: text('days.spent'), values: shown.map(({ everyday }) => everyday) },
        ...(plannedPerDay === null
          ? []
          : [{ name: text('sum.planned'), tone: 'sun' as const, values: shown.map(() => plannedPerDay) }]),
      ]}
    />
  )
}
