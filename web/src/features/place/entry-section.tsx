import type { CityGuide, PlaceEntry, PlaceVisa } from '@app/contracts/place-guide'
import { strictestValidity, type ValidityRule } from '@app/domain/entry-rules'
import type { Claim } from '@app/domain/kernel'
import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useProfile } from '../../api/profile/use-profile.ts'
import { formatDate } from '../../text/format.ts'
import { placeText as text } from '../../text/place.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { ClaimLine } from './claim-line.tsx'
import { FactRow } from './fact-row.tsx'
import { PlaceSection } from './place-section.tsx'

export function EntrySection({ guide }: { readonly guide: CityGuide }) {
  const { entry, countryName, path } = guide
  return (
    <PlaceSection id="entry" title={text('entry.title')} lead={text('entry.caution')}>
      <PassportForm entry={entry} path={path} />
      <div aria-live="polite">
        {entry.asked ? <VisaAnswer asked={entry.asked} /> : <p>{text('entry.prompt', { country: countryName })}</p>}
      </div>
      <dl className="border-t border-line pt-4">
        <Validity entry={entry} />
        <Health entry={entry} />
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
  if (!visa) return <p>{text('entry.none', { passport: country })}</p>
  return (
    <div className="border-2 border-tide px-5 py-4 sm:max-w-xl">
      <p className="chart-label caps text-tide">{text('entry.with', { country })}</p>
      <p className="mt-1.5 font-display text-title">
        {text(`entry.${visa.value.requirement}`)}
        {visa.value.days !== null && (
          <span className="text-soft">, {text('entry.days', { days: String(visa.value.days) })}</span>
        )}
      </p>
      {visa.value.note ? <VisaNote note={visa.value.note} /> : <ClaimLine claim={visa} />}
    </div>
  )
}

function VisaNote({ note }: { readonly note: NonNullable<PlaceVisa['note']> }) {
  const { locale } = usePageConfig()
  const { words, from, to } = note.value
  const period = [
    from && text('entry.from', { date: formatDate(from, locale) }),
    to && text('entry.until', { date: formatDate(to, locale) }),
  ].filter(Boolean)
  return (
    <div className="mt-1.5 grid gap-1">
      <p className="text-small">{words}</p>
      {period.length > 0 && <p className="text-small">{text('entry.period', { period: period.join(' ') })}</p>}
      <ClaimLine claim={note} />
    </div>
  )
}

function Validity({ entry: { passportRules } }: { readonly entry: PlaceEntry }) {
  const strictest = strictestValidity(passportRules.map((claim) => ({ ...claim.value, claim })))
  if (!strictest)
    return (
      <FactRow name={text('entry.validity')}>
        <span className="text-soft">{text('entry.validity.unknown')}</span>
      </FactRow>
    )
  const { rule, blankPages, isIssuedWithinTenYears } = strictest
  const more = [
    blankPages ? pagesWords(blankPages) : '',
    isIssuedWithinTenYears ? text('entry.validity.ten') : '',
  ].filter(Boolean)
  return (
    <FactRow name={text('entry.validity')} claim={rule.claim}>
      <span className="font-semibold">{[validityWords(rule), ...more].join('; ')}</span>
      <span className="text-small text-soft">
        {passportRules.length === 1
          ? text('entry.validity.note.one')
          : text('entry.validity.note', { count: String(passportRules.length) })}
      </span>
    </FactRow>
  )
}

function validityWords({ validity, unit, countedFrom }: ValidityRule): string {
  if (validity === 0) return text('entry.validity.days0')
  const count = String(validity)
  const months = validity === 1 ? text('entry.validity.month') : text('entry.validity.months', { count })
  const time = unit === 'months' ? months : text('entry.validity.days', { count })
  return text('entry.validity.rule', { time, day: text(`entry.validity.${countedFrom}`) })
}

function pagesWords(count: number): string {
  return count === 1 ? text('entry.validity.page') : text('entry.validity.pages', { count: String(count) })
}

type HealthClaim = NonNullable<PlaceEntry['health']>

function Health({ entry: { health } }: { readonly entry: PlaceEntry }) {
  return (
    <FactRow name={text('entry.health')} claim={health}>
      {health ? <HealthWords health={health} /> : <span className="text-soft">{text('health.unknown')}</span>}
    </FactRow>
  )
}

function HealthWords({ health }: { readonly health: Claim<HealthClaim['value']> }) {
  const { yellowFever, malaria } = health.value
  const countries = yellowFever.listed.join(', ')
  return (
    <>
      <span>
        {text(`fever.${yellowFever.entry}`, { countries })} {yellowFever.risk === 'present' && text('fever.risk')}
        {yellowFever.risk === 'low' && text('fever.risk.low')}
      </span>
      <span>
        {text(`malaria.${malaria.risk}`)} {malaria.medication !== null && text(`malaria.${malaria.medication}`)}
      </span>
    </>
  )
}
