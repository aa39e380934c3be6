import { TRIP_PURPOSES } from '@app/domain/entry-rules'
import { useState } from 'react'
import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { formatCountry } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type Filled, FillFrom } from './fill-from.tsx'
import {
  COUNTRY_FIELDS,
  type CountryField,
  DATE_FIELDS,
  type DateField,
  type PassportView,
} from './load-passport-check.ts'
import { passportText as text } from './passport-check-text.ts'

const PURPOSES = TRIP_PURPOSES.map((value) => ({ value, label: text(`purpose.${value}`) }))

export function PassportForm({ view }: { view: PassportView }) {
  const hasTables = view.countries.length > 0
  // A new answer has what was filled in, and later changes, in its address.
  const [{ of, filled }, setFilled] = useState<{ of: PassportView; filled: Filled }>({ of: view, filled: {} })
  const shown = of === view ? filled : {}
  return (
    <Form method="get" action="/documents#answer" preventScrollReset noValidate className="grid gap-5">
      <FillFrom
        countries={view.countries}
        onFill={(added) => setFilled({ of: view, filled: { ...shown, ...added } })}
      />
      {hasTables ? (
        <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
          {COUNTRY_FIELDS.map((name) => (
            <CountryChoice key={name} name={name} view={view} filled={shown[name]} />
          ))}
          <Field id="purpose" label={text('purpose')}>
            <Select id="purpose" name="purpose" options={PURPOSES} defaultValue={view.purpose} />
          </Field>
        </div>
      ) : (
        <p className="border-s-2 border-sun-deep ps-4 text-small">{text('tables.none')}</p>
      )}
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="sr-only">{text('dates')}</legend>
        <p className="text-small text-soft">{text(hasTables ? 'dates.hint' : 'dates')}</p>
        <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
          {DATE_FIELDS.map((name) => (
            <DateChoice key={name} name={name} view={view} filled={shown[name]} />
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" className="w-full">
        {text('check')}
      </Button>
    </Form>
  )
}

type ChoiceProps<Name> = { readonly name: Name; readonly view: PassportView; readonly filled: string | undefined }

function CountryChoice({ name, view, filled }: ChoiceProps<CountryField>) {
  const { locale } = usePageConfig()
  const { profile } = useProfile()
  const problem = view.problems[name]
  const own = name === 'passport' ? profile.passports.find((code) => view.countries.includes(code)) : undefined
  const chosen = filled || view.typed[name] || (own ?? '')
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

function DateChoice({ name, view, filled }: ChoiceProps<DateField>) {
  const problem = view.problems[name]
  const hint = name === 'issued' ? text('issued.hint') : undefined
  return (
    <Field id={name} label={text(name)} {...(hint && { hint })} error={problem && text(`problem.${problem}`)}>
      <Input
        key={filled}
        id={name}
        name={name}
        type="date"
        defaultValue={filled ?? view.typed[name]}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}
