import type { BudgetSum } from '@app/domain/trip-budget'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoney } from '../../text/format.ts'
import { ShareBars } from '../../ui/charts/share-bars.tsx'
import type { LineName } from './budget-sheet.ts'
import { ownFiguresText as text } from './own-figures-text.ts'

export function BudgetSummary({ sum }: { sum: BudgetSum }) {
  const { locale } = usePageConfig()
  return (
    <section aria-label={text('total')}>
      <p className="chart-label text-soft">{text('total')}</p>
      <p className="font-display text-display tracking-[-0.03em] tabular-nums wrap-anywhere">
        {formatMoney(sum.total, locale)}
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 border-y border-line py-4">
        {(
          [
            [text('per-person'), sum.perPerson],
            [text('per-day'), sum.perPersonAndDay],
          ] as const
        ).map(([name, money]) => (
          <div key={name}>
            <dt className="chart-label text-soft">{name}</dt>
            <dd className="text-lead font-semibold tabular-nums">{formatMoney(money, locale)}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-7 text-title">{text('chart')}</h2>
      <Shares sum={sum} locale={locale} />
      <Heaviest sum={sum} locale={locale} />
    </section>
  )
}

type Props = { readonly sum: BudgetSum; readonly locale: string }

function Shares({ sum, locale }: Props) {
  const lines = sum.lines.filter(({ total }) => total.minorUnits > 0).toSorted((a, b) => b.share - a.share)
  const bars = lines.map(({ id, total, share }) => ({
    name: text(`line.${id as LineName}`),
    value: formatMoney(total, locale),
    share,
  }))
  return (
    <div className="mt-3">
      <ShareBars bars={bars} />
    </div>
  )
}

function Heaviest({ sum, locale }: Props) {
  const heaviest = sum.lines.reduce((most, line) => (line.share > most.share ? line : most))
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(heaviest.share)
  const saved = { ...heaviest.total, minorUnits: Math.floor(heaviest.total.minorUnits / 10) }
  return (
    <p className="mt-6 border-s-2 border-sun-deep ps-4">
      {text('weighs', { line: text(`line.${heaviest.id as LineName}`), share })}{' '}
      {text('tip', { amount: formatMoney(saved, locale) })}
    </p>
  )
}
