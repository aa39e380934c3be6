import type { CityGuide, PlaceEntry } from '@app/contracts/place-guide'
import { Form } from 'react-router'

import { useProfile } from '../../api/profile/use-profile.ts'
import { countryFactsText } from '../../text/country-facts.ts'
import { placeText as text } from '../../text/place.ts'
import { Button } from '../../ui/button.tsx'
import { ClaimLine } from '../../ui/country-facts/claim-line.tsx'
import { HealthRow } from '../../ui/country-facts/health-row.tsx'
import { ValidityRow } from '../../ui/country-facts/validity-row.tsx'
import { VisaNote } from '../../ui/country-facts/visa-note.tsx'
import { Select } from '../../ui/select.tsx'
import { PlaceSection } from './place-section.tsx'

export function EntrySection({ guide }: { readonly guide: CityGuide }) {
  const { entry, countryName, path } = guide
  return (
    <PlaceSection id="entry" title={text('entry.title')} lead={countryFactsText('entry.caution')}>
      <PassportForm entry={entry} path={path} />
      <div aria-live="polite">
        {entry.asked ? <VisaAnswer asked={entry.asked} /> : <p>{text('entry.prompt', { country: countryName })}</p>}
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

function VisaAnswer({ asked: { passport, visa } }: { readonly asked: NonNullable<PlaceEntry['asked']> }) {
  const country = passport.name
  if (!visa) return <p>{countryFactsText('entry.none', { passport: country })}</p>
  const { requirement, days, note } = visa.value
  return (
    <div className="border-2 border-tide px-5 py-4 sm:max-w-xl">
      <p className="chart-label caps text-tide">{countryFactsText('entry.with', { country })}</p>
      <p className="mt-1.5 font-display text-title">
        {countryFactsText(`entry.${requirement}`)}
        {days !== null && <span className="text-soft">, {countryFactsText('entry.days', { days: String(days) })}</span>}
      </p>
      {note ? <VisaNote note={note} /> : <ClaimLine claim={visa} />}
    </div>
  )
}
