import { calendarDate } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { rateHistoryQuery } from '../../entities/currency/rate-history.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'
import { formatDate } from '../../text/format.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { SkeletonText } from '../../ui/states/skeleton.tsx'
import { currencyText as text } from './currency-text.ts'

type Props = { readonly from: string; readonly to: string }

/** A chart needs a movement: two days are a comparison, three a line. */
const LEAST_DAYS = 3
const MOST_LABELS = 400

/** How the reference rate has moved on the days that the server has stored. It says since when, and invents nothing. */
export function RateHistory({ from, to }: Props) {
  const { locale } = usePageConfig()
  const { data, isPending, isError } = useHydratedQuery(rateHistoryQuery(from, to))
  return (
    <section aria-labelledby="history" className="print:hidden">
      <h2 id="history" className="text-title">
        {text('history.title', { from, to })}
      </h2>
      <div className="mt-3 grid gap-3">
        {isPending && !isError && <SkeletonText lines={2} />}
        {isError && !data && <p className="text-soft">{text('history.none-now')}</p>}
        {data && <Days days={data.days} from={from} to={to} locale={locale} />}
      </div>
    </section>
  )
}

type Day = { readonly day: string; readonly rate: number }
type DaysProps = Props & { readonly days: readonly Day[]; readonly locale: string }

function Days({ days, from, to, locale }: DaysProps) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return <p className="text-soft">{text('history.unknown', { from, to })}</p>
  const format = (rate: number): string => new Intl.NumberFormat(locale, { maximumSignificantDigits: 5 }).format(rate)
  const since = formatDate(calendarDate(first.day), locale)
  if (days.length < LEAST_DAYS) return <p className="text-soft">{text('history.begins', { date: since })}</p>
  const shown = days.slice(-MOST_LABELS)
  const rates = shown.map(({ rate }) => rate)
  return (
    <>
      <LineChart
        title={text('history.chart', { from, to })}
        labels={shown.map(({ day }) => formatDate(calendarDate(day), locale))}
        series={[{ name: to, values: rates }]}
        format={format}
      />
      <p className="text-small text-soft">
        {text('history.range', { low: format(Math.min(...rates)), high: format(Math.max(...rates)), to, date: since })}
      </p>
    </>
  )
}
