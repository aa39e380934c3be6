import type { CalendarDate } from '@app/domain/kernel'
import { tripVisits } from '@app/domain/stay-counter'
import type { Trip } from '@app/domain/trip'
import { countryStays } from '@app/domain/trip-preparation'

import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import { useCheckedTraveller } from '../../entities/party/checked-traveller.ts'
import type { PartyTraveller } from '../../entities/party/party-traveller.ts'
import { useParty } from '../../entities/party/use-party.ts'
import { useOwnTrips } from '../../entities/trip/use-own-trips.ts'
import { formatCountry, formatDate } from '../../text/format.ts'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { CountryField, DateField } from './load-passport-check.ts'
import { passportText as text } from './passport-check-text.ts'

export type Filled = Partial<Readonly<Record<CountryField | DateField, string>>>

type Props = { readonly countries: readonly string[]; readonly onFill: (filled: Filled) => void }

/** A passport and a leg that the traveller has entered before. Nothing without any. */
export function FillFrom({ countries, onFill }: Props) {
  const { locale } = usePageConfig()
  const [, choose] = useCheckedTraveller()
  const passports = passportsOf(useParty().travellers, countries)
  const legs = useOwnTrips().flatMap((trip) => legsOf(trip, countries, travellerToday()))
  if (passports.length === 0 && legs.length === 0) return null
  return (
    <fieldset className="grid gap-x-4 gap-y-5 border-b border-line pb-5 *:min-w-0 sm:grid-cols-2">
      <legend className="sr-only">{text('fill')}</legend>
      {passports.length > 0 && (
        <Field id="fill-passport" label={text('fill.passport')}>
          <Select
            id="fill-passport"
            placeholder={text('fill.choose')}
            options={passports.map((each, index) => ({ value: String(index), label: passportLabel(each, locale) }))}
            onChange={({ currentTarget }) => {
              const chosen = passports[Number(currentTarget.value)]
              if (currentTarget.value === '' || !chosen) return
              choose(chosen.traveller.id)
              onFill({ passport: chosen.country, expires: chosen.expiresOn ?? '' })
            }}
          />
        </Field>
      )}
      {legs.length > 0 && (
        <Field id="fill-leg" label={text('fill.leg')}>
          <Select
            id="fill-leg"
            placeholder={text('fill.choose')}
            options={legs.map((leg, index) => ({ value: String(index), label: legLabel(leg, locale) }))}
            onChange={({ currentTarget }) => {
              const chosen = legs[Number(currentTarget.value)]
              if (currentTarget.value === '' || !chosen) return
              const { country, arrivesOn, leavesOn } = chosen
              onFill({ destination: country, arrive: arrivesOn ?? '', leave: leavesOn ?? '' })
            }}
          />
        </Field>
      )}
    </fieldset>
  )
}

type OwnPassport = {
  readonly traveller: PartyTraveller
  readonly country: string
  readonly expiresOn: CalendarDate | null
}

function passportsOf(travellers: readonly PartyTraveller[], countries: readonly string[]): readonly OwnPassport[] {
  return travellers.flatMap((traveller) =>
    traveller.passports
      .filter(({ country }) => countries.includes(country))
      .map(({ country, expires_on }) => ({ traveller, country, expiresOn: expires_on })),
  )
}

function passportLabel({ traveller: { name }, country, expiresOn }: OwnPassport, locale: string): string {
  const until = expiresOn && text('fill.until', { date: formatDate(expiresOn, locale) })
  return [name || text('fill.you'), formatCountry(country, locale), until].filter(Boolean).join(', ')
}

type TripLeg = {
  readonly title: string
  readonly country: string
  readonly arrivesOn: CalendarDate | null
  readonly leavesOn: CalendarDate | null
}

/** In their order; those that are over are left out. A trip without dates has its countries only. */
function legsOf(trip: Trip, countries: readonly string[], today: CalendarDate): readonly TripLeg[] {
  const { title } = trip
  const visits = tripVisits(trip)
  const legs: readonly TripLeg[] =
    visits.length > 0
      ? visits.filter(({ leavesOn }) => leavesOn >= today).map((visit) => ({ title, ...visit }))
      : countryStays(trip).map(({ country }) => ({ title, country, arrivesOn: null, leavesOn: null }))
  return legs.filter(({ country }) => countries.includes(country))
}

function legLabel({ title, country, arrivesOn, leavesOn }: TripLeg, locale: string): string {
  const dates =
    arrivesOn &&
    leavesOn &&
    text('fill.dates', { from: formatDate(arrivesOn, locale), to: formatDate(leavesOn, locale) })
  return [formatCountry(country, locale), dates, title].filter(Boolean).join(', ')
}
