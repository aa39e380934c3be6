import { Form, useLocation } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { CURRENCIES } from '../../../entities/currency/currencies.ts'
import { currencyOptions } from '../../../entities/currency/currency-options.ts'
import { CityField } from '../../../entities/place/fields/city-field.tsx'
import { useProfile } from '../../../entities/traveller/profile/use-profile.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { describedBy, Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { SEGMENT, SEGMENTS } from '../../../ui/form/segments.ts'
import { Select } from '../../../ui/form/select.tsx'
import { estimateText as text } from './estimate-text.ts'
import { findCountries } from './find-countries.ts'
import type { EstimateView } from './load-estimate.ts'
import { monthNames } from './month-names.ts'
import { LEVEL_CHOICES, LEVEL_FIELDS, type TypedField } from './read-asked.ts'
import { levelWords } from './swap-words.ts'

type Props = { readonly view: EstimateView }

export function EstimateForm({ view }: Props) {
  const { typed, problems } = view
  const { locale } = usePageConfig()
  const { profile } = useProfile()
  const { search } = useLocation()
  const isOwn = search === '' && profile.currency !== null && CURRENCIES.includes(profile.currency)
  const currency = isOwn ? (profile.currency ?? typed.currency) : typed.currency
  return (
    <Form
      key={`${search} ${currency}`}
      method="get"
      action="/budget#answer"
      preventScrollReset
      noValidate
      className="grid content-start gap-5"
    >
      <CityField
        name="to"
        label={text('to')}
        hint={text('to.hint')}
        defaultValue={typed.to}
        error={problems.to && text(`problem.${problems.to}`)}
        findFirst={findCountries}
      />
      <div className="grid grid-cols-[6rem_1fr] items-start gap-4 *:min-w-0">
        <Typed name="days" view={view} inputMode="numeric" />
        <Field id="month" label={text('month')}>
          <Select
            id="month"
            name="month"
            defaultValue={typed.month}
            options={[{ value: '', label: text('month.any') }, ...monthNames(locale)]}
          />
        </Field>
      </div>
      <Style chosen={typed.style} />
      <div className="grid grid-cols-[6rem_1fr] items-start gap-4 *:min-w-0">
        <Typed name="adults" view={view} inputMode="numeric" />
        <Typed name="ages" view={view} hint={text('ages.hint')} inputMode="text" />
      </div>
      <div className="grid items-start gap-x-4 gap-y-5 *:min-w-0 sm:grid-cols-2">
        <Field id="currency" label={text('currency')}>
          <Select id="currency" name="currency" defaultValue={currency} options={currencyOptions(CURRENCIES, locale)} />
        </Field>
        <Typed name="sum" view={view} hint={text('sum.hint')} inputMode="decimal" />
      </div>
      <More view={view} />
      {(['base', 'way'] as const).map(
        (name) => typed[name] !== '' && <input key={name} type="hidden" name={name} value={typed[name]} />,
      )}
      <Button type="submit" size="lg" className="w-full">
        {text('estimate')}
      </Button>
    </Form>
  )
}

function Style({ chosen }: { readonly chosen: string }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="float-start font-semibold">{text('style')}</legend>
      <div className={`grid grid-cols-3 ${SEGMENTS}`}>
        {(['low', 'mid', 'high'] as const).map((style) => (
          <label key={style} className={SEGMENT}>
            <input type="radio" name="style" value={style} defaultChecked={style === chosen} className="sr-only" />
            {text(`style.${style}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What few need; open when something in it was used, or is wrong. */
function More({ view }: Props) {
  const { typed, problems } = view
  const isUsed =
    typed.from + typed.fare + typed.start !== '' || typed.isSure || LEVEL_FIELDS.some((field) => typed[field] !== '')
  const isWrong = problems.from !== undefined || problems.fare !== undefined || problems.start !== undefined
  return (
    <details open={isUsed || isWrong} className="border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-medium text-tide">{text('more')}</summary>
      <div className="grid gap-5 pt-2 pb-5">
        <CityField
          name="from"
          label={text('from')}
          hint={text('from.hint')}
          defaultValue={typed.from}
          error={problems.from && text(`problem.${problems.from}`)}
        />
        <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
          <Typed name="fare" view={view} hint={text('fare.hint')} inputMode="decimal" />
          <Typed name="start" view={view} inputMode="text" type="date" />
        </div>
        <Checkbox id="sure" name="sure" value="yes" label={text('sure')} defaultChecked={typed.isSure} />
        {LEVEL_FIELDS.map((field) => (
          <Field key={field} id={field} label={text(`part.${field}`)}>
            <Select
              id={field}
              name={field}
              defaultValue={typed[field]}
              options={[
                { value: '', label: text(field === 'data' ? 'data.each' : 'as-style') },
                ...LEVEL_CHOICES[field]
                  .filter((level) => level !== 'each')
                  .map((level) => ({ value: level, label: levelWords(field, level) })),
              ]}
            />
          </Field>
        ))}
      </div>
    </details>
  )
}

type TypedProps = Props & {
  readonly name: Extract<TypedField, 'days' | 'adults' | 'ages' | 'sum' | 'fare' | 'start'>
  readonly hint?: string
  readonly inputMode: 'numeric' | 'decimal' | 'text'
  readonly type?: 'date'
}

function Typed({ name, view, hint, inputMode, type }: TypedProps) {
  const problem = view.problems[name]
  return (
    <Field id={name} label={text(name)} {...(hint && { hint })} error={problem && text(`problem.${problem}`)}>
      <Input
        id={name}
        name={name}
        {...(type ? { type } : { inputMode })}
        autoComplete="off"
        maxLength={40}
        defaultValue={view.typed[name]}
        className="tabular-nums"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}
