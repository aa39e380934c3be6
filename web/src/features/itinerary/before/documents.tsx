import type { PlaceVisa } from '@app/contracts/place-guide'
import { hasFreeMovement, isInSchengen } from '@app/domain/entry-rules'
import type { Claim } from '@app/domain/kernel'
import type { CountryStay } from '@app/domain/trip-preparation'

import { usePageConfig } from '../../../api/page-config.tsx'
import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'
import { countryFactsText } from '../../../entities/place/country-facts/country-facts-text.ts'
import { HealthRow } from '../../../entities/place/country-facts/health-row.tsx'
import { ValidityRow } from '../../../entities/place/country-facts/validity-row.tsx'
import { VisaNote } from '../../../entities/place/country-facts/visa-note.tsx'
import { useNationality } from '../../../entities/traveller/profile/use-nationality.ts'
import { formatCountry } from '../../../text/format.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { BeforeSection } from './before-section.tsx'
import { beforeText as text } from './before-text.ts'
import type { Preparation } from './use-preparation.ts'

type Props = { readonly preparation: Preparation }

/** Per country: the visa for this passport, how long it must be valid, and what health papers are asked for. */
export function Documents({ preparation }: Props) {
  const { nationality, choose } = useNationality()
  const { entry } = preparation.tables
  return (
    <BeforeSection title={text('docs.title')}>
      {entry ? (
        <>
          <Passport codes={entry.countries} chosen={nationality} onChoose={choose} />
          {nationality !== null &&
            preparation.stays.map((stay) => (
              <CountryDocuments
                key={stay.country}
                stay={stay}
                passport={nationality}
                answer={entry.between({ passport: nationality, destination: stay.country })}
              />
            ))}
          {nationality !== null && <p className="text-small text-soft">{countryFactsText('entry.caution')}</p>}
        </>
      ) : (
        <p className="text-small text-soft">{text('missing')}</p>
      )}
    </BeforeSection>
  )
}

type PassportProps = {
  readonly codes: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (country: string) => void
}

/** The one question; known from the profile, or from this device, it is already answered. */
function Passport({ codes, chosen, onChoose }: PassportProps) {
  const { locale } = usePageConfig()
  const options = codes
    .map((code) => ({ value: code, label: formatCountry(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <Field id="before-passport" label={text('docs.passport')} hint={text('docs.passport.hint')}>
      <Select
        id="before-passport"
        options={options}
        placeholder={text('docs.choose')}
        value={chosen ?? ''}
        aria-describedby="before-passport-hint"
        onChange={({ currentTarget: { value } }) => value !== '' && onChoose(value)}
      />
    </Field>
  )
}

type CountryProps = {
  readonly stay: CountryStay
  readonly passport: string
  readonly answer: ReturnType<NonNullable<Preparation['tables']['entry']>['between']>
}

function CountryDocuments({ stay, passport, answer: { visa, passportRules, health } }: CountryProps) {
  const { locale } = usePageConfig()
  const isOwn = passport === stay.country
  const isFree = hasFreeMovement(passport, stay.country)
  const named = health && {
    ...health,
    value: {
      ...health.value,
      yellowFever: {
        ...health.value.yellowFever,
        listed: health.value.yellowFever.listed.map((code) => formatCountry(code, locale)),
      },
    },
  }
  return (
    <div className="mt-1 grid gap-2 border-s-2 border-tide ps-4">
      <h4 className="chart-label caps text-soft">{formatCountry(stay.country, locale)}</h4>
      {visa ? (
        <Verdict visa={visa} stay={stay} isFree={isFree} />
      ) : (
        <p>{countryFactsText('entry.none', { passport: formatCountry(passport, locale) })}</p>
      )}
      {!isOwn && isFree && <p className="text-small">{countryFactsText('entry.id-card')}</p>}
      {!isOwn && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small text-tide underline decoration-edge underline-offset-4">
            {text('docs.more')}
          </summary>
          <dl className="grid gap-1 pt-2">
            {!isFree && <ValidityRow rules={passportRules} />}
            <HealthRow health={named} />
          </dl>
        </details>
      )}
    </div>
  )
}

type VerdictProps = { readonly visa: Claim<PlaceVisa>; readonly stay: CountryStay; readonly isFree: boolean }

function Verdict({ visa, stay, isFree }: VerdictProps) {
  const { requirement, note } = visa.value
  const most = isFree ? null : visa.value.days
  const isTooLong = most !== null && stay.borderDays > most
  const words = { days: String(stay.borderDays), most: String(most) }
  const fits = stay.borderDays === 1 ? countryFactsText('entry.fits.one') : countryFactsText('entry.fits', words)
  const isShortStay = requirement === 'visa-free' && !isFree
  const title = isTooLong
    ? text('docs.too-long', words)
    : isShortStay
      ? most === null
        ? countryFactsText('entry.short-stay')
        : fits
      : countryFactsText(`entry.${requirement}`)
  const detail = isTooLong
    ? text('docs.too-long.detail')
    : isShortStay && most === null
      ? countryFactsText('entry.length-unknown')
      : most === null
        ? ''
        : countryFactsText('entry.allowed', { days: String(most) })
  return (
    <div className="grid gap-0.5">
      <p className={`font-display text-lead ${isTooLong ? 'text-signal' : ''}`}>{title}</p>
      {detail && <p className="text-small">{detail}</p>}
      {most !== null && isInSchengen(stay.country) && <p className="text-small text-soft">{text('docs.area')}</p>}
      {note ? <VisaNote note={note} /> : <ClaimLine claim={visa} />}
    </div>
  )
}

/** Null when a rule of a country on the way is not known: then no answer is given at a glance. */
export function needsVisa({ stays, tables }: Preparation, passport: string): boolean | null {
  const needs = stays.map(({ country, borderDays }) => {
    if (country === passport || hasFreeMovement(passport, country)) return false
    const visa = tables.entry?.between({ passport, destination: country }).visa?.value
    if (!visa) return null
    if (visa.requirement !== 'visa-free') return true
    return visa.days === null ? null : borderDays > visa.days
  })
  if (needs.includes(true)) return true
  return needs.includes(null) ? null : false
}
