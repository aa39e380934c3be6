import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import {
  COUNTRY_FIELDS,
  type CountryField,
  DATE_FIELDS,
  type DateField,
  type PassportView,
} from './load-passport-check.ts'
import { passportText as text } from './passport-check-text.ts'

export function PassportForm({ view }: { view: PassportView }) {
  const hasTables = view.countries.length > 0
  return (
    <Form method="get" action="/documents#answer" preventScrollReset noValidate className="grid gap-5">
      {hasTables ? (
        <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
          {COUNTRY_FIELDS.map((name) => (
            <CountryChoice key={name} name={name} view={view} />
          ))}
        </div>
      ) : (
        <p className="border-s-2 border-sun-deep ps-4 text-small">{text('tables.none')}</p>
      )}
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="sr-only">{text('dates')}</legend>
        <p className="text-small text-soft">{text(hasTables ? 'dates.hint' : 'dates')}</p>
        <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
          {DATE_FIELDS.map((name) => (
            <DateChoice key={name} name={name} view={view} />
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" className="w-full">
        {text('check')}
      </Button>
    </Form>
  )
}

function CountryChoice({ name, view }: { name: CountryField; view: PassportView }) {
  const { locale } = usePageConfig()
  const { profile } = useProfile()
  const problem = view.problems[name]
  const own = name === 'passport' ? profile.passports.find((code) => view.countries.includes(code)) : undefined
  const chosen = view.typed[name] || (own ?? '')
  return (
    <Field id={name} label={text(name)} error={problem && text(`problem.${problem}`)}>
      <Select
        // The profile loads after the page is rendered.
        key={chosen}
        id={name}
        name={name}
        options={view.countries.map((code) => ({ value: code, label: formatCountry(code, locale) }))}
        placeholder={text('choose')}
        defaultValue={chosen}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, false, problem !== undefined)}
      />
    </Field>
  )
}

function DateChoice({ name, view }: { name: DateField; view: PassportView }) {
  const problem = view.problems[name]
  const hint = name === 'issued' ? text('issued.hint') : undefined
  return (
    <Field id={name} label={text(name)} {...(hint && { hint })} error={problem && text(`problem.${problem}`)}>
      <Input
        id={name}
        name={name}
        type="date"
        defaultValue={view.typed[name]}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}
