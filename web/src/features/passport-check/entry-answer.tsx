import type { EntryAnswer as Entry } from '@app/contracts/entry-facts'
import type { PlaceVisa } from '@app/contracts/place-guide'
import { hasFreeMovement, strictestValidity, validUntil } from '@app/domain/entry-rules'
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
import { FindingList } from './finding-list.tsx'
import type { PassportView, Stay } from './load-passport-check.ts'
import { passportText as text } from './passport-check-text.ts'

/** The stamp first, then the other entry rules, each with its source and date. */
export function EntryAnswer({ view, entry }: { readonly view: PassportView; readonly entry: Entry }) {
  const { locale } = usePageConfig()
  const { stay, trip, findings } = view
  const [passport, country] = [view.typed.passport, view.typed.destination].map((code) => formatCountry(code, locale))
  const { visa, passportRules, health } = entry
  const isOwn = visa?.value.requirement === 'own'
  const isFree = hasFreeMovement(view.typed.passport, view.typed.destination)
  const own = trip && !isOwn ? passportFor(isFree ? [] : passportRules, trip) : null
  const named = health && {
    ...health,
    value: { ...health.value, yellowFever: { ...health.value.yellowFever, listed: namesOf(health, locale) } },
  }
  return (
    <section aria-labelledby="visa" className="@container grid gap-6">
      <h2 id="visa" className="text-title">
        {text('visa.title', { passport: passport ?? '', country: country ?? '' })}
      </h2>
      {visa ? (
        <Verdict
          visa={visa}
          stay={stay}
          isFree={isFree}
          isPassportShort={own !== null && !own.isEnough}
          passport={passport ?? ''}
          country={country ?? ''}
        />
      ) : (
        <p>{countryFactsText('entry.none', { passport: passport ?? '' })}</p>
      )}
      {!isOwn && (
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
        </dl>
      )}
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

function namesOf(health: NonNullable<Entry['health']>, locale: string): readonly string[] {
  return health.value.yellowFever.listed.map((code) => formatCountry(code, locale))
}

type VerdictProps = {
  readonly visa: NonNullable<Entry['visa']>
  readonly stay: Stay | null
  readonly isFree: boolean
  readonly isPassportShort: boolean
  readonly passport: string
  readonly country: string
}

function Verdict({ visa, stay, isFree, isPassportShort, passport, country }: VerdictProps) {
  const { requirement, note } = visa.value
  const days = isFree ? null : visa.value.days
  const isTooLong = stay !== null && days !== null && stayDays(stay) > days
  const isWarning = isTooLong || isPassportShort
  const limit = !isWarning && requirement === 'visa-free' ? days : null
  const isLengthUnknown = !isWarning && requirement === 'visa-free' && !isFree && days === null
  const plain = days === null ? '' : countryFactsText('entry.days', { days: String(days) })
  return (
    <div className="grid gap-3">
      <EntryStamp
        requirement={requirement}
        state={isWarning ? 'warning' : isLengthUnknown || (limit !== null && stay === null) ? 'limit' : 'rule'}
        country={country}
        verdict={
          isWarning
            ? text(isTooLong ? 'stay.verdict' : 'own.verdict')
            : limit === null
              ? countryFactsText(isLengthUnknown ? 'entry.short-stay' : `entry.${requirement}`)
              : withinLimit(limit, stay)
        }
        detail={
          isLengthUnknown ? countryFactsText('entry.length-unknown') : limit === null ? plain : ofLimit(limit, stay)
        }
        passport={countryFactsText('entry.with', { country: passport })}
      />
      {stay && !isFree && <StayLine visa={visa.value} stay={stay} />}
      {note ? <VisaNote note={note} /> : <ClaimLine claim={visa} />}
    </div>
  )
}

/** Only of a stay that was compared is it said that no visa is needed. */
function withinLimit(limit: number, stay: Stay | null): string {
  if (stay === null) return countryFactsText('entry.up-to', { days: String(limit) })
  const days = stayDays(stay)
  return days === 1 ? countryFactsText('entry.fits.one') : countryFactsText('entry.fits', { days: String(days) })
}

function ofLimit(limit: number, stay: Stay | null): string {
  return stay === null ? countryFactsText('entry.longer') : countryFactsText('entry.allowed', { days: String(limit) })
}

/** Arrival and departure both count: Monday to Tuesday is a stay of two days. */
function StayLine({ visa: { days }, stay }: { readonly visa: PlaceVisa; readonly stay: Stay }) {
  if (days === null) return null
  const long = stayDays(stay)
  const words = { days: String(long), most: String(days) }
  return long <= days ? (
    <p>{text(long === 1 ? 'stay.one' : 'stay.fits', words)}</p>
  ) : (
    <p className="font-semibold text-signal">{text('stay.long', words)}</p>
  )
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
