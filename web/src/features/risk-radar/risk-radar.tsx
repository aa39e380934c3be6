import { calendarDate } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { ADVISORIES, ADVISORIES_CHECKED_ON, type Advisory, type AdvisoryTone } from '../../content/advisories.ts'
import { formatCountry, formatDate } from '../../text/format.ts'
import { riskRadarText as text } from '../../text/risk-radar.ts'
import { SeasonChart } from './season-chart.tsx'

const FILLS: Readonly<Record<AdvisoryTone, string>> = {
  calm: 'border-moss bg-moss-wash',
  watch: 'border-sun-deep bg-sun-wash',
  avoid: 'border-signal bg-signal-wash',
  stop: 'border-signal bg-signal text-on-signal',
}
const TONES: readonly AdvisoryTone[] = ['calm', 'watch', 'avoid', 'stop']

export function RiskRadar() {
  return (
    <div className="grid gap-14">
      <section aria-labelledby="levels">
        <h2 id="levels" className="text-title">
          {text('levels.title')}
        </h2>
        <p className="mt-2 max-w-[62ch] text-soft">{text('levels.text')}</p>
        <ul aria-label={text('tone')} className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-small">
          {TONES.map((tone) => (
            <li key={tone} className="flex items-center gap-2">
              <span className={`size-4 border-2 ${FILLS[tone]}`} aria-hidden="true" />
              {text(`tone.${tone}`)}
            </li>
          ))}
        </ul>
        <ul className="mt-5 border-t border-line">
          {ADVISORIES.map((advisory) => (
            <Scale key={advisory.country} advisory={advisory} />
          ))}
        </ul>
      </section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="read">
          <h2 id="read" className="text-title">
            {text('read.title')}
          </h2>
          <ol className="mt-4 grid list-decimal gap-3 ps-5 marker:font-semibold marker:text-signal">
            {(['1', '2', '3', '4'] as const).map((number) => (
              <li key={number}>{text(`read.${number}`)}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="season">
          <h2 id="season" className="text-title">
            {text('season.title')}
          </h2>
          <p className="mt-2 text-soft">{text('season.text')}</p>
          <SeasonChart />
        </section>
      </div>
    </div>
  )
}

/** A ladder of steps, as wide as they are many. */
function Scale({ advisory: { country, authority, url, levels } }: { advisory: Advisory }) {
  const { locale } = usePageConfig()
  const name = formatCountry(country, locale)
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-5 lg:grid-cols-[15rem_1fr]">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
        <p className="text-small text-soft">{authority}</p>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-small text-tide underline"
        >
          {text('levels.open', { country: name })}
        </a>
        <p className="chart-label text-soft">{formatDate(calendarDate(ADVISORIES_CHECKED_ON), locale)}</p>
      </div>
      <ol className="grid content-start gap-2 sm:grid-flow-col sm:auto-cols-fr">
        {levels.map(({ tone, words }) => (
          <li
            key={words}
            className={`border-s-4 px-3 py-2 text-small font-medium sm:border-s-0 sm:border-t-4 ${FILLS[tone]}`}
          >
            {words}
          </li>
        ))}
      </ol>
    </li>
  )
}
