import type { ReactNode } from 'react'

export type LabelledValue = readonly [name: string, value: ReactNode]

type Props = { readonly values: readonly LabelledValue[]; readonly className: string }

/** Facts as labels with values. The caller sets their layout. */
export function LabelledValues({ values, className }: Props) {
  return (
    <dl className={className}>
      {values.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="chart-label text-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
