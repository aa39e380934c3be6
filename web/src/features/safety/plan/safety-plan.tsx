import { Link } from 'react-router'

import { AdviceList } from '../../../entities/place/country-facts/advice-list.tsx'
import type { FoundGuide } from '../../../entities/place/find-place-guide.ts'
import { useNationality } from '../../../entities/traveller/profile/use-nationality.ts'
import { CallNumber } from '../call-number.tsx'
import { Missions } from '../card/missions.tsx'
import { CountryField } from '../country-field.tsx'
import { numbersToCall, useCountryAid } from '../use-country-aid.ts'
import { AdviceRows } from './advice-rows.tsx'
import { Areas } from './areas.tsx'
import { HelpPlaces } from './help-places.tsx'
import type { TravellerKind } from './load-plan.ts'
import { planText as text } from './plan-text.ts'

type Props = { readonly found: Extract<FoundGuide, { kind: 'found' }>; readonly who: TravellerKind }

export function SafetyPlan({ found: { guide }, who }: Props) {
  const { nationality, choose } = useNationality()
  const { name, countryName, country, coordinates, advice } = guide
  const at = { kind: 'found', ...coordinates, accuracyM: 0 } as const
  const place = encodeURIComponent(name === countryName ? name : `${name}, ${countryName}`)
  return (
    <article className="grid gap-9">
      <header className="border-b border-edge pb-4">
        <h2 className="text-heading wrap-anywhere">
          {name}
          {name !== countryName && <span className="text-soft">, {countryName}</span>}
        </h2>
        <p className="text-soft">{text('for', { who: text(`who.${who}`) })}</p>
      </header>
      <Numbers country={country} />
      <Areas guide={guide} who={who} />
      <AdviceRows guide={guide} who={who} />
      <HelpPlaces key={guide.path} at={coordinates} />
      <div className="-mx-5 sm:-mx-7">
        <Missions host={country} nationality={nationality} located={at} onLocate={() => undefined} />
      </div>
      {nationality === null && (
        <CountryField
          id="plan-passport"
          label={text('passport')}
          placeholder={text('passport.choose')}
          value={nationality}
          locale="en-GB"
          onChoose={choose}
        />
      )}
      <section aria-labelledby="plan-governments" className="grid gap-3">
        <h3 id="plan-governments" className="text-title">
          {text('governments')}
        </h3>
        <AdviceList advice={advice} country={countryName} />
      </section>
      <nav className="flex flex-wrap gap-x-8">
        <Link to={`/gemini-travel-intel?to=${place}`} className={LINK}>
          {text('briefing', { place: name })}
        </Link>
        <Link to="/gemini-safety/card" className={LINK}>
          {text('card')}
        </Link>
      </nav>
    </article>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-tide underline decoration-edge underline-offset-4'

function Numbers({ country }: { readonly country: string }) {
  const aid = useCountryAid(country)
  const calls = typeof aid === 'object' && aid !== null ? numbersToCall(aid.services) : null
  return (
    <section aria-labelledby="plan-numbers">
      <h3 id="plan-numbers" className="text-title">
        {text('numbers')}
      </h3>
      {calls?.length === 0 && <p className="mt-2">{text('numbers.unknown')}</p>}
      <ul className="mt-1 flex min-h-14 flex-wrap gap-x-10">
        {calls?.map(({ service, number }) => (
          <CallNumber key={service} label={text(service)} number={number} />
        ))}
      </ul>
    </section>
  )
}
