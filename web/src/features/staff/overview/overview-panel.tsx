import type { StaffFiguresResponse } from '@app/contracts/staff/staff-figures'
import { useId, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatMoney } from '../../../text/format.ts'
import { SEGMENT, SEGMENTS } from '../../../ui/form/segments.ts'
import { LabelledValues } from '../../../ui/labelled-values.tsx'
import { useStaffReading } from '../ask-staff.ts'
import { HealthPanel } from '../health-panel.tsx'
import { ModelUseSection } from '../model-use-section.tsx'
import { ReadingState } from '../reading-state.tsx'
import { FailingRoutes } from './failing-routes.tsx'
import { FeedReadings } from './feed-readings.tsx'
import { FigureCharts } from './figure-charts.tsx'
import { overviewText as text } from './overview-text.ts'

const PERIODS = [7, 30, 90] as const
type Period = (typeof PERIODS)[number]

export function OverviewPanel() {
  const [days, setDays] = useState<Period>(30)
  const { reading, again } = useStaffReading<StaffFiguresResponse>('staff-figures', { days })
  return (
    <div className="grid gap-14 pt-4">
      <section aria-labelledby="figures">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="figures" className="text-title">
            {text('figures')}
          </h2>
          <Periods days={days} onChoose={setDays} />
        </div>
        <div className="mt-6" aria-live="polite">
          <ReadingState reading={reading} again={again}>
            {(figures) => <Figures figures={figures} />}
          </ReadingState>
        </div>
      </section>
      <HealthPanel />
      <ModelUseSection />
    </div>
  )
}

function Periods({ days, onChoose }: { readonly days: Period; readonly onChoose: (days: Period) => void }) {
  const name = useId()
  return (
    <fieldset className={`flex ${SEGMENTS}`}>
      <legend className="sr-only">{text('period')}</legend>
      {PERIODS.map((each) => (
        <label key={each} className={SEGMENT}>
          <input type="radio" name={name} className="sr-only" checked={each === days} onChange={() => onChoose(each)} />
          {text('period.days', { days: String(each) })}
        </label>
      ))}
    </fieldset>
  )
}

function Figures({ figures }: { readonly figures: StaffFiguresResponse }) {
  const { locale } = usePageConfig()
  const { now, byDay, isTestMoney } = figures
  const count = new Intl.NumberFormat(locale)
  const dollars = (cents: number) => formatMoney({ minorUnits: cents, currency: 'USD' }, locale)
  const sum = (read: (day: (typeof byDay)[number]) => number) => byDay.reduce((all, day) => all + read(day), 0)
  const monthlyCents = now.plans.reduce((all, plan) => all + plan.monthlyCents, 0)
  return (
    <div className="grid gap-12">
      <LabelledValues
        className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 sm:grid-cols-4 lg:grid-cols-8"
        values={[
          [text('accounts'), count.format(now.accounts)],
          [text('disabled'), count.format(now.disabled)],
          [text('trials-running'), count.format(now.trialsRunning)],
          [text('paying'), count.format(now.plans.reduce((all, plan) => all + plan.count, 0))],
          [text('given'), count.format(now.given)],
          [text('monthly'), dollars(monthlyCents)],
          [text('sign-ups.period'), count.format(sum(({ signUps }) => signUps))],
          [text('revenue.period'), dollars(sum(({ revenueCents }) => revenueCents))],
        ]}
      />
      {isTestMoney && <p className="border-s-2 border-sun-deep ps-4 text-small">{text('test-money')}</p>}
      <FigureCharts byDay={byDay} />
      <FeedReadings feeds={figures.feeds} />
      <FailingRoutes failing={figures.failing} />
    </div>
  )
}
