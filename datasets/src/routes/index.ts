import { openTable, type Origin } from '../columns/read-column.ts'
import type { ReadPacked } from '../columns/read-packed.ts'

export type Route = {
  /** IATA. */
  readonly origin: string
  readonly destination: string
  /** IATA codes, the busiest first; empty when none of them exists today. */
  readonly airlines: readonly string[]
  readonly flightsPerYear: number
}

export type Routes = {
  readonly size: number
  /** Old enough that every use has to show it. */
  readonly origin: Origin
  /** The busiest first. */
  readonly from: (origin: string) => readonly Route[]
  /** A hint that the route was flown, never a timetable. */
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
