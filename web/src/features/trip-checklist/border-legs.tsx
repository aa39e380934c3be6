import type { EntryTables } from '@app/contracts/entry-facts'
import { areaOf, type EntryVerdict, hasFreeMovement, judgeEntry } from '@app/domain/entry-rules'
import { addDays, type CalendarDate } from '@app/domain/kernel'
import { daysLeftFor, tripVisits } from '@app/domain/stay-counter'
import type { Trip } from '@app/domain/trip'
import { countryStays } from '@app/domain/trip-preparation'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import { type BorderStay, recordedIn } from '../../entities/party/party-traveller.ts'
import { countryFactsText } from '../../entities/place/country-facts/country-facts-text.ts'
import { formatCountry, formatDate } from '../../text/format.ts'
import { tripChecklistText as text } from './trip-checklist-text.ts'
import { easiestPassport } from './use-checklist.ts'

type Props = {
  readonly trip: Trip
  readonly passports: readonly string[]
  /** Earlier stays of the traveller, at any border. */
  readonly stays: readonly BorderStay[]
  readonly tables: EntryTables
}

/** The borders of a trip in their order, with transit marked as unknown between them: no table of ours knows it. */
export function BorderLegs({ trip, passports, stays, tables }: Props) {
  const legs = legsOf(trip)
  if (legs.length === 0 || passports.length === 0) return null
  return (
    <section aria-labelledby="legs" className="grid gap-3">
      <h2 id="legs" className="text-title">
        {text('legs.title')}
      </h2>
      <ol className="border-s-2 border-tide">
        {legs.map((leg) => (
          <Leg key={`${leg.country} ${leg.arrivesOn}`} leg={leg} passports={passports} stays={stays} tables={tables} />
        ))}
        <li className="relative border-t border-dashed border-edge py-3 ps-5">
          <p className="font-semibold">{text('legs.transit')}</p>
          <p className="max-w-[62ch] text-small text-soft">{text('legs.transit.why')}</p>
        </li>
      </ol>
    </section>
  )
}

type TripLeg = { readonly country: string; readonly arrivesOn: CalendarDate | null; readonly borderDays: number }

function legsOf(trip: Trip): readonly TripLeg[] {
  const stays = countryStays(trip)
  const visits = tripVisits(trip)
  if (visits.length === 0) return stays
  // Days in one area count together, also over several visits.
  return visits.map(({ country, arrivesOn }) => ({
    country,
    arrivesOn,
    borderDays: stays.find((stay) => stay.country === country)?.borderDays ?? 1,
  }))
}

type LegProps = Omit<Props, 'trip'> & { readonly leg: TripLeg }

function Leg({ leg, passports, stays, tables }: LegProps) {
  const { country, arrivesOn, borderDays } = leg
  const { locale } = usePageConfig()
  const { passport, answer } = easiestPassport(country, passports, tables)
  const visa = answer?.visa?.value
  const isFreeMovement = passport !== null && hasFreeMovement(passport, country)
  const verdict =
    visa &&
    judgeEntry({
      ...{ requirement: visa.requirement, limitDays: visa.days, leftDays: leftFor(leg, stays), stayDays: borderDays },
      ...{ purpose: 'tourism', isFreeMovement, isPassportShort: false },
    })
  const isWarning = !verdict || verdict.kind === 'too-long' || visa.requirement === 'no-admission'
  return (
    <li className="border-t border-line py-3 ps-5 first:border-t-0">
      <p className="chart-label text-soft">{arrivesOn ? formatDate(arrivesOn, locale) : text('legs.undated')}</p>
      <p className="font-semibold">{formatCountry(country, locale)}</p>
      <p className={isWarning ? 'font-semibold text-signal' : ''}>
        {verdict ? wordsOf(verdict, visa.requirement) : text('legs.unknown')}
      </p>
      {passport && (
        <Link
          to={`/documents?passport=${passport}&destination=${country}#answer`}
          aria-label={text('source.named', { country: formatCountry(country, locale) })}
          className="inline-flex min-h-11 items-center text-small text-tide underline"
        >
          {text('source')}
        </Link>
      )}
    </li>
  )
}

/** What earlier stays leave for this leg; null where no count is known, or no day. */
function leftFor({ country, arrivesOn, borderDays }: TripLeg, stays: readonly BorderStay[]): number | null {
  const area = areaOf(country)
  if (!area || !arrivesOn) return null
  const planned = { arrivesOn, leavesOn: addDays(arrivesOn, borderDays - 1) }
  const { days, windowDays } = area
  return daysLeftFor(
    recordedIn(area.id, stays),
    { kind: 'rolling', days, windowDays },
    { planned, today: travellerToday() },
  )
}

function wordsOf(verdict: EntryVerdict, requirement: Parameters<typeof judgeEntry>[0]['requirement']): string {
  if (verdict.kind === 'too-long')
    return text(verdict.isOfLeft ? 'legs.too-long.left' : 'legs.too-long', { days: String(verdict.limitDays) })
  if (verdict.kind === 'length-unknown')
    return `${countryFactsText('entry.short-stay')}. ${countryFactsText('entry.length-unknown')}`
  if (verdict.kind !== 'fits') return countryFactsText(`entry.${requirement}`)
  return verdict.stayDays === 1
    ? countryFactsText('entry.fits.one')
    : countryFactsText('entry.fits', { days: String(verdict.stayDays) })
}
