import { fixedRateOf, hasStreetRate } from '@app/domain/currency-conversion'

import { usePageConfig } from '../../api/page-config.tsx'
import { ProofLine, type ProofWords } from '../../entities/place/country-facts/proof-line.tsx'
import { formatDate, formatMoney } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { ConversionRow } from './conversion-table.ts'
import { currencyText as text } from './currency-text.ts'
import type { ConversionView } from './load-conversion.ts'
import { OtherCurrencies } from './other-currencies.tsx'

type Props = { readonly answer: NonNullable<ConversionView['answer']>; readonly search: string }

const PROOF: ProofWords = {
  verified: text('proof.verified'),
  editorial: (month) => text('proof.editorial', { month }),
  stale: text('proof.stale'),
  unknown: text('proof.stale'),
}

export function ConversionAnswer({ answer, search }: Props) {
  const { locale } = usePageConfig()
  const { given, calculation, gets, cash, others, sheet, rule, rate } = answer
  const factor = new Intl.NumberFormat(locale).format(rule.factor)
  return (
    <section aria-label={text('answer')}>
      <p className="text-lead text-soft">
        {calculation && <span className="wrap-anywhere">{calculation} = </span>}
        {formatMoney(given, locale)} =
      </p>
      <p className="font-display text-display tracking-[-0.03em] tabular-nums wrap-anywhere">
        {formatMoney(gets, locale)}
      </p>
      <p className="chart-label mt-3 text-soft">
        {text(rate.reference ? 'rate.reference' : 'rate.line', {
          from: given.currency,
          rate: rate.written,
          to: gets.currency,
        })}
      </p>
      {rate.reference && (
        <div className="mt-1">
          <ProofLine
            claim={rate.reference}
            words={PROOF}
            day={formatDate(rate.reference.checkedAt, locale)}
            locale={locale}
          />
        </div>
      )}
      <Caveats answer={answer} cash={cash} locale={locale} />
      {others.length > 0 && (
        <div className="mt-9">
          <OtherCurrencies others={others} search={search} />
        </div>
      )}
      <div className="print-sheet">
        <h2 className="mt-9 text-title">{text('sheet')}</h2>
        <p className="mt-2 font-medium">
          {text('rule', { rule: text(`rule.${rule.kind}`, { factor }) })} ({gets.currency} → {given.currency})
        </p>
        <div className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-sheet border border-line bg-line">
          <SheetColumn rows={sheet.there} label={`${given.currency} → ${gets.currency}`} locale={locale} />
          <SheetColumn rows={sheet.back} label={`${gets.currency} → ${given.currency}`} locale={locale} />
        </div>
        <p className="mt-3 text-small text-soft">
          {text('sheet.text')} {text('sheet.rate', { from: given.currency, rate: rate.written, to: gets.currency })}
          {rate.reference && `, ${formatDate(rate.reference.checkedAt, locale)}`}.
        </p>
      </div>
      <Button variant="secondary" className="mt-4 print:hidden" onClick={() => window.print()}>
        {text('sheet.print')}
      </Button>
    </section>
  )
}

type CaveatProps = { readonly answer: Props['answer']; readonly cash: Props['answer']['cash']; readonly locale: string }

/** The reasons why a traveller may hand over another sum than the one above. */
function Caveats({ answer: { given, gets }, cash, locale }: CaveatProps) {
  const replaced = [given, gets].find(({ currency }) => fixedRateOf(currency)?.kind === 'replaced-by-euro')
  const street = [gets, given].find(({ currency }) => hasStreetRate(currency))
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {cash && cash.minorUnits !== gets.minorUnits && (
        <p className="text-small text-soft">{text('cash', { amount: formatMoney(cash, locale) })}</p>
      )}
      {replaced && <p className="text-small text-soft">{text('replaced', { currency: replaced.currency })}</p>}
      {street && (
        <Note tone="notice" title={text('street.title')}>
          {text('street.text', { currency: street.currency })}
        </Note>
      )}
    </div>
  )
}

type ColumnProps = { readonly rows: readonly ConversionRow[]; readonly label: string; readonly locale: string }

function SheetColumn({ rows, label, locale }: ColumnProps) {
  return (
    <table className="block bg-raised p-3 sm:p-5">
      <caption className="chart-label block pb-2 text-start text-soft">{label}</caption>
      <tbody className="grid">
        {rows.map(([given, gets]) => (
          <tr
            key={given.minorUnits}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line py-1.5 tabular-nums"
          >
            <th scope="row" className="text-small font-medium text-soft">
              {formatMoney(given, locale)}
            </th>
            <td className="ms-auto font-semibold">{formatMoney(gets, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
