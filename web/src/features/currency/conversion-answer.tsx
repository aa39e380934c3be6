import { usePageConfig } from '../../api/page-config.tsx'
import { ProofLine, type ProofWords } from '../../entities/place/country-facts/proof-line.tsx'
import { formatDate, formatMoney } from '../../text/format.ts'
import type { ConversionRow } from './conversion-table.ts'
import { currencyText as text } from './currency-text.ts'
import type { ConversionView } from './load-conversion.ts'

type Props = { readonly answer: NonNullable<ConversionView['answer']> }

const PROOF: ProofWords = {
  verified: text('proof.verified'),
  editorial: (month) => text('proof.editorial', { month }),
  stale: text('proof.stale'),
  unknown: text('proof.stale'),
}

export function ConversionAnswer({ answer }: Props) {
  const { locale } = usePageConfig()
  const { given, gets, sheet, rule, rate } = answer
  const factor = new Intl.NumberFormat(locale).format(rule.factor)
  return (
    <section aria-label={text('answer')}>
      <p className="text-lead text-soft">{formatMoney(given, locale)} =</p>
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
      <h2 className="mt-9 text-title">{text('sheet')}</h2>
      <p className="mt-2 font-medium">
        {text('rule', { rule: text(`rule.${rule.kind}`, { factor }) })} ({gets.currency} → {given.currency})
      </p>
      <div className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-sheet border border-line bg-line">
        <SheetColumn rows={sheet.there} label={`${given.currency} → ${gets.currency}`} locale={locale} />
        <SheetColumn rows={sheet.back} label={`${gets.currency} → ${given.currency}`} locale={locale} />
      </div>
      <p className="mt-3 text-small text-soft">{text('sheet.text')}</p>
    </section>
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
