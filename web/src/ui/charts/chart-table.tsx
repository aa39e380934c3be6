import type { ChartData } from './plot.ts'

type Props = { readonly title: string; readonly head: string; readonly data: ChartData }

/** The same figures as a table for screen readers. */
export function ChartTable({ title, head, data: { labels, series, format } }: Props) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, place) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => {
                const value = values[place]
                return <td key={name}>{value === undefined || value === null ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
