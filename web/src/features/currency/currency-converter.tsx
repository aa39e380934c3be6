import { useEffect } from 'react'
import { Form, Link, useLocation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { keep, useStoredValue } from '../../device/storage/use-stored-value.ts'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { groupedCurrencies } from './currency-options.ts'
import { currencyText as text } from './currency-text.ts'
import type { ConversionView } from './load-conversion.ts'

const KEY = 'currency-sheet'
const readSheet = (stored: unknown): string => (typeof stored === 'string' && stored.startsWith('?') ? stored : '')

/** The form, and a link to the last conversion table. */
export function CurrencyConverter({ view }: { view: ConversionView }) {
  const { search } = useLocation()
  const [last] = useStoredValue(KEY, readSheet)
  const isAnswered = view.answer !== null
  useEffect(() => {
    if (isAnswered && search !== '') keep(KEY, search)
  }, [isAnswered, search])
  return (
    <>
      <ConversionForm view={view} />
      {last !== '' && last !== search && (
        <Link to={`/currency-converter${last}`} className="mt-3 inline-flex min-h-11 items-center text-tide underline">
          {text('rate.kept')}
        </Link>
      )}
    </>
  )
}

function ConversionForm({ view }: { view: ConversionView }) {
  const { locale } = usePageConfig()
  const currencies = groupedCurrencies(locale)
  const { profile } = useProfile()
  const { search } = useLocation()
  const { problems } = view
  const typed = search === '' && profile.currency ? { ...view.typed, from: profile.currency } : view.typed
  return (
    <Form
      key={`${typed.from} ${typed.to}`}
      method="get"
      action="/currency-converter#answer"
      preventScrollReset
      noValidate
      className="grid content-start gap-5"
    >
      <div className="grid gap-5 *:min-w-0 sm:grid-cols-2 sm:gap-4">
        <Field id="from" label={text('from')}>
          <Select id="from" name="from" defaultValue={typed.from} {...currencies} />
        </Field>
        <Field id="to" label={text('to')} error={problems.to && text(`problem.${problems.to}`)}>
          <Select
            id="to"
            name="to"
            defaultValue={typed.to}
            {...currencies}
            aria-invalid={problems.to !== undefined}
            aria-describedby={describedBy('to', false, problems.to !== undefined)}
          />
        </Field>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
        <Figure name="rate" hint={text('rate.hint')} view={view} />
        <Figure name="amount" hint={text('amount.hint')} view={view} />
      </div>
      <AlsoField view={view} />
      <Button type="submit" size="lg" className="w-full">
        {text('convert')}
      </Button>
    </Form>
  )
}

/** One more currency for the same amount; those chosen before stay. */
function AlsoField({ view: { also } }: { view: ConversionView }) {
  const { locale } = usePageConfig()
  const { options, groups } = groupedCurrencies(locale)
  return (
    <Field id="also" label={text('also')}>
      {also.map((code) => (
        <input key={code} type="hidden" name="also" value={code} />
      ))}
      <Select
        key={also.join()}
        id="also"
        name="also"
        defaultValue=""
        options={[{ value: '', label: text('also.none') }, ...options]}
        groups={groups}
      />
    </Field>
  )
}

function Figure({ name, hint, view }: { name: 'rate' | 'amount'; hint?: string; view: ConversionView }) {
  const problem = view.problems[name]
  return (
    <Field id={name} label={text(name)} {...(hint && { hint })} error={problem && text(`problem.${problem}`)}>
      <Input
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={60}
        defaultValue={view.typed[name]}
        className="tabular-nums"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}
