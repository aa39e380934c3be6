import { daysBetween } from '@app/domain/kernel'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import type { FoundGuide } from '../../entities/place/find-place-guide.ts'
import { formatCoordinates, formatDate } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { type BriefingProps, stayWords } from './briefing-props.ts'
import { CostsPart, DaysOffPart, EventsPart, WeatherPart } from './dated-parts.tsx'
import { EntryPart, HealthPart, SafetyPart } from './entry-parts.tsx'
import type { IntelQuestion } from './load-travel-intel.ts'
import { ConnectPart, MannersPart, MoneyPart, TransportPart } from './practical-parts.tsx'
import { travelIntelText as text } from './travel-intel-text.ts'

type Props = { readonly found: Extract<FoundGuide, { kind: 'found' }>; readonly question: IntelQuestion }

/** One page, in the order in which a traveller needs it; printed, it stands alone. */
export function Briefing({ found: { guide, others, country }, question }: Props) {
  const parts = { guide, question }
  return (
    <div className="min-w-0">
      <article className="print-sheet rounded-sheet border border-line bg-raised px-5 py-6 sm:px-8 sm:py-8 print:border-0 print:p-0">
        <Head guide={guide} question={question} country={country} />
        <div className="gap-x-12 xl:columns-2 print:columns-3 print:gap-x-5 print:text-[10.3px] [&>section]:break-inside-avoid-page">
          <EntryPart {...parts} />
          <HealthPart {...parts} />
          <WeatherPart {...parts} />
          <DaysOffPart {...parts} />
          <EventsPart {...parts} />
          <CostsPart {...parts} />
          <MoneyPart {...parts} />
          <ConnectPart {...parts} />
          <TransportPart {...parts} />
          <MannersPart {...parts} />
          <SafetyPart {...parts} />
        </div>
      </article>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" onClick={() => window.print()}>
          {text('print')}
        </Button>
        <Link to={guide.path} className={LINK}>
          {text('page', { place: guide.name })}
        </Link>
        <Link
          to={`/gemini-safety/plan?to=${encodeURIComponent(`${guide.name}, ${guide.countryName}`)}`}
          className={LINK}
        >
          {text('safety.plan')}
        </Link>
      </div>
      {others.length > 0 && <Others others={others} question={question} />}
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-tide underline decoration-edge underline-offset-4'

type HeadProps = BriefingProps & { readonly country: string | null }

function Head({ guide, question: { from, until, isDefaultWeek }, country }: HeadProps) {
  const { locale } = usePageConfig()
  const { name, countryName, coordinates } = guide
  return (
    <header className="mb-6 border-b border-edge pb-5 print:mb-3 print:pb-2">
      <p className="chart-label text-soft">{formatCoordinates(coordinates)}</p>
      <h2 className="mt-1 text-heading wrap-anywhere">
        {name}
        {name !== countryName && <span className="text-soft">, {countryName}</span>}
      </h2>
      <p className="mt-1 text-lead tabular-nums">
        {formatDate(from, locale)} – {formatDate(until, locale)}
        <span className="text-soft"> · {stayWords(daysBetween(from, until) + 1)}</span>
      </p>
      {isDefaultWeek && <p className="mt-1 text-small text-soft">{text('default-week')}</p>}
      {country !== null && <p className="mt-1 text-small text-soft">{text('capital', { country, place: name })}</p>}
    </header>
  )
}

type OthersProps = { readonly others: Props['found']['others']; readonly question: IntelQuestion }

function Others({ others, question: { from, until, passport } }: OthersProps) {
  return (
    <nav aria-label={text('others')} className="mt-6">
      <p className="text-small text-soft">{text('others')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {others.map(({ path, name, division, countryName }) => {
          const place = [name, division, countryName].filter(Boolean).join(', ')
          const query = new URLSearchParams({ to: place, from, until, passport })
          return (
            <li key={path}>
              <Link to={`/gemini-travel-intel?${query}#answer`} preventScrollReset className={LINK}>
                {place}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
