import { Form } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoney } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import type { CardAnswer, CardTyped } from './card-answer.ts'
import { currencyText as text } from './currency-text.ts'
import type { ConversionView } from './load-conversion.ts'

const FIELDS = ['bill', 'fee', 'cash', 'offer'] as const satisfies readonly (keyof CardTyped)[]

/** What the bank will take for a price abroad, and whether the terminal's own offer is any good. */
export function CardForm({ view }: { readonly view: ConversionView }) {
  const { typed, card, also, cardProblems, answer } = view
  const kept = [
    ...Object.entries(typed).filter(([, value]) => value !== ''),
    ...also.map((code) => ['also', code] as const),
  ]
  return (
    <section aria-labelledby="card" className="print:hidden">
      <h2 id="card" className="text-title">
        {text('card.title')}
      </h2>
      <p className="mt-2 max-w-[62ch] text-soft">{text('advice.text')}</p>
      <Form
        key={`${typed.from} ${typed.to}`}
        method="get"
        action="/currency-converter#card"
        preventScrollReset
        noValidate
        className="mt-4 grid gap-4"
      >
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="grid grid-cols-2 items-start gap-4 *:min-w-0">
          {FIELDS.map((name) => (
            <Figure key={name} name={name} view={view} value={card[name]} problem={cardProblems[name]} />
          ))}
        </div>
        <Button type="submit" variant="secondary" className="w-full sm:w-fit">
          {text('card.count')}
        </Button>
      </Form>
      {answer?.card && <Charge charge={answer.card} />}
    </section>
  )
}

type FigureProps = {
  readonly name: keyof CardTyped
  readonly view: ConversionView
  readonly value: string
  readonly problem: 'amount' | 'percent' | undefined
}

function Figure({ name, view, value, problem }: FigureProps) {
  const id = `card-${name}`
  return (
    <Field
      id={id}
      label={labelOf(name, view.typed)}
      hint={text(`card.${name}.hint`)}
      error={problem && text(`problem.${problem}`)}
    >
      <Input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={60}
        defaultValue={value}
        className="tabular-nums"
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, true, problem !== undefined)}
      />
    </Field>
  )
}

function labelOf(name: keyof CardTyped, { from, to }: ConversionView['typed']): string {
  if (name === 'fee') return text('card.fee')
  return name === 'bill' ? text('card.bill', { to }) : text(`card.${name}`, { from })
}

function Charge({ charge }: { readonly charge: CardAnswer }) {
  const { locale } = usePageConfig()
  const { bill, plain, charged, offer } = charge
  return (
    <div className="mt-5 border-t border-line pt-4" role="status">
      <p className="text-lead">
        {text('card.takes', { bill: formatMoney(bill, locale), charged: formatMoney(charged, locale) })}
      </p>
      <p className="mt-1 text-small text-soft">{text('card.plain', { plain: formatMoney(plain, locale) })}</p>
      {offer && <p className="mt-3 font-semibold">{offerText(offer, locale)}</p>}
    </div>
  )
}

/** Within half a percent the two are the same to anybody who has to decide at a till. */
const SAME = 50

function offerText({ price, markup }: NonNullable<CardAnswer['offer']>, locale: string): string {
  const offer = formatMoney(price, locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    Math.abs(markup) / 10_000,
  )
  if (markup > SAME) return text('card.offer-dearer', { offer, percent })
  return text(markup < -SAME ? 'card.offer-cheaper' : 'card.offer-same', { offer, percent })
}
