import { openTable, type Origin } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

export type Route = {
  /** IATA. */
  readonly origin: string
  readonly destination: string
  /** IATA codes, the busiest first; empty where none of them is known today. */
  readonly airlines: readonly string[]
  readonly flightsPerYear: number
}

export type Routes = {
  readonly size: number
  /** Old enough to be said with every use. */
  readonly origin: Origin
  /** The busiest first. */
  readonly from: (origin: string) => readonly Route[]
  /** A hint that the pair was flown, never a timetable. */
  readonly between: (origin: string, destination: string) => Route | undefined
  readonly origins: () => readonly string[]
}

export async function loadRoutes(read: ReadPacked): Promise<Routes> {
  const table = openTable(await read('routes.json.br'), 'routes', 1)
  const origin = table.text('origin')
  const destination = table.text('destination')
  const airlines = table.text('airlines')
  const flights = table.numbers('flights')
  const rows = new Map<string, number[]>()
  for (let row = 0; row < table.rows; row += 1) {
    const known = rows.get(origin(row))
    if (known) known.push(row)
    else rows.set(origin(row), [row])
  }
  const routeAt = (row: number): Route => ({
    origin: origin(row),
    destination: destination(row),
    airlines: airlines(row).split(' ').filter(Boolean),
    flightsPerYear: flights[row] ?? 0,
  })
  const rowsFrom = (code: string): readonly number[] => rows.get(code.trim().toUpperCase()) ?? []
  return {
    size: table.rows,
    origin: table.origin,
    from: (code) =>
      rowsFrom(code)
        .map(routeAt)
        .toSorted((a, b) => b.flightsPerYear - a.flightsPerYear),
    between: (from, to) => {
      const row = rowsFrom(from).find((candidate) => destination(candidate) === to.trim().toUpperCase())
      return row === undefined ? undefined : routeAt(row)
    },
    origins: () => [...rows.keys()],
  }
}
