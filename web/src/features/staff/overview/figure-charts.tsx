import type { FiguresOfDay } from '@app/contracts/staff/staff-figures'
import type { ComponentType } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoney } from '../../../text/format.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import type { ChartData } from '../../../ui/charts/plot.ts'
import { Table } from '../../../ui/table/table.tsx'
import { CsvButton } from '../csv-button.tsx'
import { overviewText as text } from './overview-text.ts'

const MICROS_PER_DOLLAR = 1_000_000
type Days = readonly FiguresOfDay[]

export function FigureCharts({ byDay }: { readonly byDay: Days }) {
  const { locale } = usePageConfig()
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const labels = byDay.map(({ day }) => days.format(Date.parse(day)))
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const counts = { labels, format: (value: number) => numbers.format(value) }
  const values = (name: keyof Omit<FiguresOfDay, 'day'>) => byDay.map((day) => day[name])
  const hasCosts = byDay.some(({ modelMicroUsd }) => modelMicroUsd !== null)
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
      <Figure
        Chart={LineChart}
        byDay={byDay}
        data={{
          ...counts,
          title: text('chart.people'),
          series: [
            { name: text('series.sign-ups'), values: values('signUps') },
            { name: text('series.trials'), values: values('trials') },
            { name: text('series.conversions'), values: values('conversions') },
          ],
        }}
      />
      <Figure
        Chart={LineChart}
        byDay={byDay}
        data={{
          ...counts,
          title: text('chart.use'),
          series: [
            { name: text('series.ai'), values: values('aiRequests') },
            { name: text('series.itineraries'), values: values('itineraries') },
            { name: text('series.searches'), values: values('searches') },
            { name: text('series.saves'), values: values('saves') },
          ],
        }}
      />
      <Money labels={labels} byDay={byDay} />
      {hasCosts && <Costs labels={labels} byDay={byDay} />}
      <Figure
        Chart={BarChart}
        byDay={byDay}
        data={{
          ...counts,
          title: text('chart.errors'),
          series: [{ name: text('series.errors'), values: values('errors'), tone: 'signal' }],
        }}
      />
    </div>
  )
}

type Drawn = { readonly labels: readonly string[]; readonly byDay: Days }

function Money({ labels, byDay }: Drawn) {
  const { locale } = usePageConfig()
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <>
      <Figure
        Chart={BarChart}
        byDay={byDay}
        note={text('chart.money.note')}
        data={{
          labels,
          title: text('chart.money'),
          format: (cents) => formatMoney({ minorUnits: Math.round(cents), currency: 'USD' }, locale),
          series: [{ name: text('series.revenue'), values: byDay.map(({ revenueCents }) => revenueCents) }],
        }}
      />
      <Figure
        Chart={BarChart}
        byDay={byDay}
        data={{
          labels,
          format: (value: number) => numbers.format(value),
          title: text('chart.plans'),
          series: [{ name: text('series.plans'), values: byDay.map(({ plansBought }) => plansBought), tone: 'moss' }],
        }}
      />
    </>
  )
}

function Costs({ labels, byDay }: Drawn) {
  const { locale } = usePageConfig()
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
  const values = byDay.map(({ modelMicroUsd }) => (modelMicroUsd === null ? null : modelMicroUsd / MICROS_PER_DOLLAR))
  return (
    <Figure
      Chart={BarChart}
      byDay={byDay}
      data={{
        labels,
        title: text('chart.cost'),
        format: (value) => dollars.format(value),
        series: [{ name: text('series.cost'), values, tone: 'sun' }],
      }}
    />
  )
}

type FigureProps = {
  readonly Chart: ComponentType<ChartData>
  readonly data: ChartData
  readonly byDay: Days
  readonly note?: string
}

/** The chart, and behind it the same figures as a table that everybody can open. */
function Figure({ Chart, data, byDay, note }: FigureProps) {
  const { title, series, format } = data
  const rows = byDay.map(({ day }, place) => ({ day, place }))
  const shown = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value))
  return (
    <div className="grid min-w-0 content-start gap-3">
      <Chart {...data} />
      {note && <p className="text-small text-soft">{note}</p>}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-tide">
          {text('table')}
        </summary>
        <div className="max-h-96 overflow-y-auto pt-3">
          <Table
            caption={title}
            rows={rows.toReversed()}
            rowKey={({ day }) => day}
            columns={[
              { id: 'day', label: text('day'), cell: ({ day }) => <time dateTime={day}>{day}</time> },
              ...series.map(({ name, values }) => ({
                id: name,
                label: name,
                isNumeric: true,
                cell: ({ place }: { place: number }) => shown(values[place]),
              })),
            ]}
          />
        </div>
        <CsvButton
          name={title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}
          rows={rows.map(({ day, place }) => ({
            day,
            ...Object.fromEntries(series.map(({ name, values }) => [name, values[place] ?? null])),
          }))}
        />
      </details>
    </div>
  )
}
