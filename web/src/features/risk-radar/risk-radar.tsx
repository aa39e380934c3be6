import { calendarDate } from '@app/domain/kernel'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry, formatDate } from '../../text/format.ts'
import { AdvisedAgainst } from './advised-against.tsx'
import { ADVISORIES, ADVISORIES_CHECKED_ON, type Advisory, type AdvisoryTone } from './advisories.ts'
import { Changes } from './changes.tsx'
import { EventsNow } from './events-now.tsx'
import { FeedTimes } from './feed-times.tsx'
import type { RiskRadarView } from './load-risk-radar.ts'
import { RadarQuestion } from './radar-question.tsx'
import { riskRadarText as text } from './risk-radar-text.ts'
import { SeasonChart } from './season-chart.tsx'

const FILLS: Readonly<Record<AdvisoryTone, string>> = {
  calm: 'border-moss bg-moss-wash',
  watch: 'border-sun-deep bg-sun-wash',
  avoid: 'border-signal bg-signal-wash',
  stop: 'border-signal bg-signal text-on-signal',
}
const TONES: readonly AdvisoryTone[] = ['calm', 'watch', 'avoid', 'stop']

const COLUMNS: Readonly<Record<AdvisoryTone, string>> = {
  calm: 'lg:col-start-2',
  watch: 'lg:col-start-3',
  avoid: 'lg:col-start-4',
  stop: 'lg:col-start-5',
}
const GRID = 'lg:grid lg:grid-cols-[13rem_repeat(4,minmax(0,1fr))] lg:gap-x-3'

export function RiskRadar({ view, illustration }: { readonly view: RiskRadarView; readonly illustration: ReactNode }) {
  return (
    <div className="grid gap-12 lg:gap-16">
      <RadarQuestion view={view} />
      {view.now === null ? (
        <p role="status" className="max-w-[62ch] border-s-2 border-sun-deep ps-4">
          {text('now.offline')}
        </p>
      ) : (
        <>
          {view.now.isOn && <Changes now={view.now} />}
          {view.now.isOn && <EventsNow now={view.now} />}
          <section aria-labelledby="feeds">
            <h2 id="feeds" className="text-title">
              {text('feeds.title')}
            </h2>
            <FeedTimes now={view.now} />
          </section>
        </>
      )}
      <AdvisedAgainst countries={view.against} />
      <section aria-labelledby="levels">
        <h2 id="levels" className="text-title">
          {text('levels.title')}
        </h2>
        <Scales />
      </section>
      <section aria-labelledby="read">
        <h2 id="read" className="text-title">
          {text('read.title')}
        </h2>
        <ol className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {(['1', '2', '3', '4'] as const).map((number) => (
            <li key={number} className="flex gap-4 lg:block">
              <span aria-hidden="true" className="min-w-[0.65em] font-display text-title text-signal">
                {number}
              </span>
              <p className="max-lg:pt-1 lg:mt-1">{text(`read.${number}`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="season" className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-start">
        <div>
          <h2 id="season" className="text-title">
            {text('season.title')}
          </h2>
          <p className="mt-2 text-soft">{text('season.text')}</p>
          <SeasonChart />
        </div>
        {illustration}
      </section>
    </div>
  )
}

/** Five scales on one grid: equal levels share a column, and a missing step is a gap. */
function Scales() {
  const { locale } = usePageConfig()
  return (
    <>
      <div className={`mt-4 ${GRID} lg:items-end`}>
        <p className="chart-label text-soft max-lg:mb-3">
          {text('levels.text', { date: formatDate(calendarDate(ADVISORIES_CHECKED_ON), locale) })}
        </p>
        <ul aria-label={text('tone')} className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-small lg:contents">
          {TONES.map((tone) => (
            <li key={tone} className={`flex gap-2 leading-snug lg:block ${COLUMNS[tone]}`}>
              <span className={`mt-0.5 size-4 shrink-0 border-2 lg:hidden ${FILLS[tone]}`} aria-hidden="true" />
              <span className="lg:font-semibold">{text(`tone.${tone}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-4 border-t border-line">
        {ADVISORIES.map((advisory) => (
          <Scale key={advisory.country} advisory={advisory} name={formatCountry(advisory.country, locale)} />
        ))}
      </ul>
    </>
  )
}

function Scale({ advisory: { authority, url, levels }, name }: { advisory: Advisory; name: string }) {
  return (
    <li className={`border-b border-line py-4 ${GRID}`}>
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('levels.open', { country: name })}
            className="inline-flex min-h-11 items-center gap-1.5 text-tide underline lg:min-h-0"
          >
            {name}
            <ArrowUpRight className="size-4" strokeWidth={1.75} aria-hidden="true" />
          </a>
        </h3>
        <p className="text-small text-soft">{authority}</p>
      </div>
      <ol className="grid gap-1 max-lg:mt-2 lg:contents">
        {levels.map(({ tone, words }) => (
          <li
            key={words}
            className={`border-s-4 px-3 py-1.5 text-small leading-snug font-medium lg:row-start-1 lg:border-s-0 lg:border-t-4 lg:py-2 ${FILLS[tone]} ${COLUMNS[tone]}`}
          >
            {words}
          </li>
        ))}
      </ol>
    </li>
  )
}
