import { type Guide, pointText, type Written } from '../guide.ts'
import { error, type Problem } from '../problem.ts'

/** A repeated id, rank or pair. */
export function checkIds(guide: Guide): readonly Problem[] {
  const { destinations, sights, dayTrips, areas, food, events, routes, countries, transfers, legs, names } = guide
  return [
    ...twice('destination', destinations, ({ id }) => id),
    ...twice('rank', destinations, ({ rank }) => String(rank)),
    ...twice('sight', sights, ({ id }) => id),
    ...twice('day trip', dayTrips, ({ id }) => id),
    ...twice('area', areas, ({ destinationId, id }) => `${destinationId}/${id}`),
    ...twice('food', food, ({ scope, id }) => `${scope}/${id}`),
    ...twice('event', events, ({ scope, id }) => `${scope}/${id}`),
    ...twice('route', routes, ({ id }) => id),
    ...twice('country', countries, ({ code }) => code),
    ...twice('name', names, ({ id }) => id),
    ...twice('transfer', transfers, (row) => {
      return `${row.airport} to ${row.destinationId}/${row.areaId ?? ''} by ${row.mode} ${row.line ?? ''}`
    }),
    ...twice('leg', legs, ({ from, to, mode }) => `${pointText(from)} to ${pointText(to)} by ${mode}`),
  ]
}

function twice<Row>(noun: string, rows: readonly Written<Row>[], keyOf: (row: Row) => string): readonly Problem[] {
  const first = new Map<string, string>()
  return rows.flatMap((row) => {
    const key = keyOf(row)
    const before = first.get(key)
    if (before !== undefined) return [error(row, `${noun} "${key}" is already at ${before}`)]
    first.set(key, row.where)
    return []
  })
}
