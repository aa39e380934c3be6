import type { CityGuide, PlaceEntry } from '@app/contracts/place-guide'
import { hasFreeMovement } from '@app/domain/entry-rules'
import { Form } from 'react-router'

import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { countryFactsText } from '../../entities/place/country-facts/country-facts-text.ts'
import { HealthRow } from '../../entities/place/country-facts/health-row.tsx'
import { ValidityRow } from '../../entities/place/country-facts/validity-row.tsx'
import { VisaNote } from '../../entities/place/country-facts/visa-note.tsx'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'

export function EntrySection({ guide }: { readonly guide: CityGuide }) {
  const { entry, country, countryName, path } = guide
  return (
    <PlaceSection id="entry" title={text('entry.title')} lead={countryFactsText('entry.caution')}>
      <PassportForm entry={entry} path={path} />
      <div aria-live="polite">
        {entry.asked ? (
          <VisaAnswer asked={entry.asked} destination={country} />
        ) : (
          <p>{text('entry.prompt', { country: countryName })}</p>
        )}
      </div>
      <dl className="border-t border-line pt-4">
        <ValidityRow rules={entry.passportRules} />
        <HealthRow health={entry.health} />
      </dl>
    </PlaceSection>
  )
}

function PassportForm({ entry, path }: { readonly entry: PlaceEntry; readonly path: string }) {
  const options = entry.passports.map(({ code, name }) => ({ value: code, label: name }))
  const { profile } = useProfile()
  const own = profile.passports.find((passport) => options.some(({ value }) => value === passport))
  const chosen = entry.asked?.passport.code ?? own ?? ''
  return (
    <Form action={`${path}#entry`} preventScrollReset replace className="flex flex-wrap items-end gap-3">
      <div className="grid min-w-0 grow gap-1.5 sm:max-w-sm">
        <label htmlFor="passport" className="chart-label text-soft">
          {text('entry.passport')}
        </label>
        <Select
          key={chosen}
          id="passport"
          name="passport"
          options={options}
          placeholder={text('entry.choose')}
          defaultValue={chosen}
        />
      </div>
      <Button type="submit" variant="outline">
        {text('entry.show')}
      </Button>
    </Form>
  )
}

type Asked = { readonly asked: NonNullable<PlaceEntry['asked']>; readonly destination: string }

function VisaAnswer({ asked: { passport, visa }, destination }: Asked) {
  const country = passport.name
  if (!visa) return <p>{countryFactsText('entry.none', { passport: country })}</p>
  const { requirement, note } = visa.value
  const isFree = hasFreeMovement(passport.code, destination)
  const days = isFree ? null : visa.value.days
  // No length of stay is compared here, so only free movement is called visa-free.
  const isShortStay = requirement === 'visa-free' && !isFree
  const usual = days === null ? null : countryFactsText('entry.days', { days: String(days) })
  return (
    <div className={`border-2 px-5 py-4 sm:max-w-xl ${isShortStay ? 'border-edge' : 'border-tide'}`}>
      <p className={`chart-label caps ${isShortStay ? 'text-soft' : 'text-tide'}`}>
        {countryFactsText('entry.with', { country })}
      </p>
      {isShortStay ? (
        <>
          <p className="mt-1.5 font-display text-title">
            {days === null
              ? countryFactsText('entry.short-stay')
              : countryFactsText('entry.up-to', { days: String(days) })}
          </p>
          <p className="text-small text-soft">
            {countryFactsText(days === null ? 'entry.length-unknown' : 'entry.longer')}
          </p>
        </>
      ) : (
        <p className="mt-1.5 font-display text-title">
          {countryFactsText(`entry.${requirement}`)}
          {usual !== null && <span className="text-soft">, {usual}</span>}
        </p>
      )}
      {note ? <VisaNote note={note} /> : <ClaimLine claim={visa} />}
    </div>
  )
}
