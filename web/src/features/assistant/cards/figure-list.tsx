import type { ReactNode } from 'react'

type Figure = readonly [name: string, value: ReactNode]

/** Labels and values as on the margin of a chart; what is not known is left out by whoever calls. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="min-w-0">
              <dt className="chart-label text-soft">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
