import { useEffect, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { keep, useKept } from '../../device/use-kept.ts'
import { currencyText as text } from '../../text/currency.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { ConversionAnswer } from './conversion-answer.tsx'
import { CURRENCIES } from './currencies.ts'
import type { ConversionView } from './load-conversion.ts'

const KEY = 'currency-sheet'
const readSheet = (stored: unknown): string => (typeof stored === 'string' && stored.startsWith('?') ? stored : '')

export function CurrencyConverter({ view }: { view: ConversionView }) {
  const { search } = useLocation()
  const [last] = useKept(KEY, readSheet)
  const shown = useRef(view)
  const isAnswered = view.answer !== null
  useEffect(() => {
    if (isAnswered && search !== '') keep(KEY, search)
  }, [isAnswered, search])
  useEffect(() => {
    if (shown.current !== view) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    shown.current = view
  }, [view])
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div>
        <ConversionForm view={view} />
        {last !== '' && last !== search && (
          <Link
            to={`/currency-converter${last}`}
            className="mt-3 inline-flex min-h-11 items-center text-tide underline"
          >
            {text('rate.kept')}
          </Link>
        )}
      </div>
      <section id="answer" aria-label={text('answer')} aria-live="polite" className="scroll-mt-6">
        {view.answer ? (
          <ConversionAnswer answer={view.answer} rate={view.typed.rate} />
        ) : (
          <div className="rounded-sheet border border-dashed border-edge px-6 py-10">
            <h2 className="text-title">{text('empty.title')}</h2>
            <p className="mt-3 max-w-[46ch] text-soft">{text('empty.text')}</p>
          </div>
        )}
        <h2 className="mt-8 text-title">{text('advice.title')}</h2>
        <p className="mt-2 max-w-[62ch] text-soft">{text('advice.text')}</p>
      </section>
    </div>
  )
}

function ConversionForm({ view }: { view: ConversionView }) {
  const { locale } = usePageConfig()
  const names = new Intl.DisplayNames(locale.startsWith('en') ? locale : 'en-GB', { type: 'currency' })
  const options = CURRENCIES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
  const { typed, problems } = view
  return (
    <Form
      key={`${typed.from} ${typed.to}`}
      method="get"
      action="/currency-converter#answer"
      preventScrollReset
      noValidate
      className="grid content-start gap-5"
    >
      <Field id="from" label={text('from')}>
        <Select id="from" name="from" defaultValue={typed.from} options={options} />
      </Field>
      <Field id="to" label={text('to')} error={problems.to && text(`problem.${problems.to}`)}>
        <Select
          id="to"
          name="to"
          defaultValue={typed.to}
          options={options}
          aria-invalid={problems.to !== undefined}
          aria-describedby={describedBy('to', false, problems.to !== undefined)}
        />
      </Field>
      <Figure name="rate" hint={text('rate.hint')} view={view} />
      <Figure name="amount" view={view} />
      <Button type="submit" size="lg" className="w-full">
        {text('convert')}
      </Button>
    </Form>
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
        maxLength={20}
        defaultValue={view.typed[name]}
        className="tabular-nums"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(name, hint !== undefined, problem !== undefined)}
      />
    </Field>
  )
}
