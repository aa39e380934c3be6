import type { EntryAnswer as Entry } from '@app/contracts/entry-facts'
import type { PlaceVisa } from '@app/contracts/place-guide'
import {
  type EntryVerdict,
  hasFreeMovement,
  judgeEntry,
  strictestValidity,
  type TripPurpose,
  validUntil,
} from '@app/domain/entry-rules'
import { addMonths, type CalendarDate, daysBetween } from '@app/domain/kernel'
import type { PassportTrip } from '@app/domain/passport-validity'

import { usePageConfig } from '../../api/page-config.tsx'
import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { countryFactsText } from '../../entities/place/country-facts/country-facts-text.ts'
import { FactRow } from '../../entities/place/country-facts/fact-row.tsx'
import { HealthRow } from '../../entities/place/country-facts/health-row.tsx'
import { ValidityRow } from '../../entities/place/country-facts/validity-row.tsx'
import { VisaNote } from '../../entities/place/country-facts/visa-note.tsx'
import { EntryStamp } from '../../entities/place/entry-stamp.tsx'
import { formatCountry, formatDate } from '../../text/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DaysLeftLine } from './days-left-line.tsx'
import { FindingList } from './finding-list.tsx'
import type { PassportView, Stay } from './load-passport-check.ts'
import { OfficialLinks } from './official-links.tsx'
import { passportText as text } from './passport-check-text.ts'
import { type DaysLeft, useDaysLeft } from './use-days-left.ts'

/** The stamp first, then the other entry rules, each with its source and date. */
export function EntryAnswer({ view, entry }: { readonly view: PassportView; readonly entry: Entry }) {
  const { locale } = usePageConfig()
  const { stay, trip, findings } = view
  const [passport, country] = [view.typed.passport, view.typed.destination].map((code) => formatCountry(code, locale))
  const { visa, passportRules } = entry
  const isOwn = visa?.value.requirement === 'own'
  const isFree = hasFreeMovement(view.typed.passport, view.typed.destination)
  const counted = useDaysLeft({ ...view.typed, stay })
  const own = trip && !isOwn ? passportFor(isFree ? [] : passportRules, trip) : null
  return (
    <section aria-labelledby="visa" className="@container grid gap-6">
      <h2 id="visa" className="text-title">
        {text('visa.title', { passport: passport ?? '', country: country ?? '' })}
      </h2>
      {visa ? (
        <Verdict
          visa={visa}
          stay={stay}
          purpose={view.purpose}
          isFree={isFree}
          isPassportShort={own !== null && !own.isEnough}
          counted={isFree || isOwn ? null : counted}
          passport={passport ?? ''}
          country={country ?? ''}
        />
      ) : (
        <p>{countryFactsText('entry.none', { passport: passport ?? '' })}</p>
      )}
      {!isOwn && <OtherRules entry={entry} isFree={isFree} own={own} country={country ?? ''} />}
      <p className="max-w-[62ch] text-small text-soft">{countryFactsText('entry.caution')}</p>
      <div>
        <ButtonLink to={`/risk-radar?country=${view.typed.destination}#answer`} variant="outline" size="sm">
          {text('visa.safety')}
        </ButtonLink>
      </div>
      {findings && !isOwn && !isFree && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-tide underline">{text('all')}</summary>
          <div className="mt-3">
            <FindingList findings={findings} />
          </div>
        </details>
      )}
    </section>
  )
}

type OtherProps = {
  readonly entry: Entry
  readonly isFree: boolean
  readonly own: OwnCheck | null
  readonly country: string
}

/** Passport, health, and where to apply. */
function OtherRules({ entry: { visa, passportRules, health, links }, isFree, own, country }: OtherProps) {
  const { locale } = usePageConfig()
  const named = health && {
    ...health,
    value: { ...health.value, yellowFever: { ...health.value.yellowFever, listed: namesOf(health, locale) } },
  }
  return (
    <dl className="border-t border-line pt-4">
      {isFree ? (
        <FactRow name={countryFactsText('entry.validity')}>
          <span className="font-semibold">{countryFactsText('entry.id-card')}</span>
          {own && <OwnPassport own={own} />}
        </FactRow>
      ) : (
        <ValidityRow rules={passportRules}>{own && <OwnPassport own={own} />}</ValidityRow>
      )}
      <HealthRow health={named} />
      {visa && !isFree && <OfficialLinks links={links} requirement={visa.value.requirement} country={country} />}
    </dl>
  )
}

function namesOf(health: NonNullable<Entry['health']>, locale: string): readonly string[] {
  return health.value.yellowFever.listed.map((code) => formatCountry(code, locale))
}

type VerdictProps = {
  readonly visa: NonNullable<Entry['visa']>
  readonly stay: Stay | null
  readonly purpose: TripPurpose
  readonly isFree: boolean
  readonly isPassportShort: boolean
  readonly counted: DaysLeft | null
  readonly passport: string
  readonly country: string
}

function Verdict({ visa, stay, purpose, isFree, isPassportShort, counted, passport, country }: VerdictProps) {
  const { requirement, note } = visa.value
  const limitDays = isFree ? null : visa.value.days
  const days = stay && stayDays(stay)
  const verdict = judgeEntry({
    ...{ requirement, limitDays, stayDays: days, leftDays: counted?.left ?? null },
    ...{ purpose, isFreeMovement: isFree, isPassportShort },
  })
  return (
    <div className="grid gap-3">
      <EntryStamp
        requirement={requirement}
        state={STATES[verdict.kind]}
        country={country}
        verdict={wordsOf(verdict, requirement)}
        detail={detailOf(verdict, limitDays)}
        passport={countryFactsText('entry.with', { country: passport })}
      />
      {stay && !isFree && <StayLine visa={visa.value} stay={stay} verdict={verdict} />}
      {counted && <DaysLeftLine counted={counted} arrivesOn={stay?.arrivesOn ?? null} />}
      {verdict.kind === 'purpose-unknown' && (
        <p className="max-w-[62ch]">
          {text('purpose.text', { purpose: text(`purpose.${purpose}`).toLowerCase(), country })}
        </p>
      )}
      {note ? <VisaNote note={note} /> : <ClaimLine claim={visa} />}
    </div>
  )
}

const STATES = {
  'too-long': 'warning',
  'passport-short': 'warning',
  'purpose-unknown': 'limit',
  'length-unknown': 'limit',
  'up-to': 'limit',
  fits: 'rule',
  rule: 'rule',
} as const satisfies Readonly<Record<EntryVerdict['kind'], 'rule' | 'limit' | 'warning'>>

function wordsOf(verdict: EntryVerdict, requirement: PlaceVisa['requirement']): string {
  switch (verdict.kind) {
    case 'too-long':
      return text(verdict.isOfLeft ? 'stay.verdict.left' : 'stay.verdict')
    case 'passport-short':
      return text('own.verdict')
    case 'purpose-unknown':
      return text('purpose.verdict')
    case 'length-unknown':
      return countryFactsText('entry.short-stay')
    case 'up-to':
      return countryFactsText('entry.up-to', { days: String(verdict.limitDays) })
    case 'fits':
      return verdict.stayDays === 1
        ? countryFactsText('entry.fits.one')
        : countryFactsText('entry.fits', { days: String(verdict.stayDays) })
    case 'rule':
      return countryFactsText(`entry.${requirement}`)
  }
}

function detailOf({ kind }: EntryVerdict, limitDays: number | null): string {
  if (kind === 'length-unknown') return countryFactsText('entry.length-unknown')
  if (kind === 'up-to') return countryFactsText('entry.longer')
  if (limitDays === null) return ''
  return countryFactsText(kind === 'fits' ? 'entry.allowed' : 'entry.days', { days: String(limitDays) })
}

type StayLineProps = { readonly visa: PlaceVisa; readonly stay: Stay; readonly verdict: EntryVerdict }

/** Arrival and departure both count: Monday to Tuesday is a stay of two days. */
function StayLine({ visa: { days }, stay, verdict }: StayLineProps) {
  if (days === null) return null
  const long = stayDays(stay)
  if (verdict.kind !== 'too-long')
    return <p>{text(long === 1 ? 'stay.one' : 'stay.fits', { days: String(long), most: String(days) })}</p>
  const words = { days: String(long), most: String(verdict.limitDays) }
  return <p className="font-semibold text-signal">{text(verdict.isOfLeft ? 'stay.long.left' : 'stay.long', words)}</p>
}

function stayDays({ arrivesOn, leavesOn }: Stay): number {
  return daysBetween(arrivesOn, leavesOn) + 1
}

type OwnCheck = {
  readonly until: CalendarDate
  readonly isLong: boolean
  readonly isTooOld: boolean
  readonly isEnough: boolean
}

/** The check of a passport for a trip; without a rule it must be valid for the stay. */
function passportFor(rules: Entry['passportRules'], trip: PassportTrip): OwnCheck {
  const strictest = strictestValidity(rules.map(({ value }) => value))
  const until = strictest ? validUntil(strictest.rule, trip) : trip.leavesOn
  const isLong = trip.expiresOn >= until
  const isYoung = trip.issuedOn === null || trip.arrivesOn <= addMonths(trip.issuedOn, 120)
  const isTooOld = (strictest?.isIssuedWithinTenYears ?? false) && !isYoung
  return { until, isLong, isTooOld, isEnough: isLong && !isTooOld }
}

function OwnPassport({ own: { until, isLong, isTooOld, isEnough } }: { readonly own: OwnCheck }) {
  const { locale } = usePageConfig()
  const date = formatDate(until, locale)
  return (
    <span className={isEnough ? 'text-moss' : 'font-semibold text-signal'}>
      {text(isLong ? 'own.long' : 'own.short', { date })}
      {isTooOld && ` ${text('own.old')}`}
    </span>
  )
}
