import type { Column } from './column.ts'

export function textColumn(values: readonly string[]): Column {
  return { kind: 'text', values }
}

/** The most frequent first: small numbers are short numbers. */
export function choiceColumn(values: readonly string[]): Column {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const choices = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([value]) => value)
  const place = new Map(choices.map((value, index) => [value, index]))
  return { kind: 'choice', choices, values: values.map((value) => place.get(value) ?? 0) }
}

export function stepsColumn(values: readonly number[], scale = 1): Column {
  const units = values.map((value) => Math.round(value * scale))
  return { kind: 'steps', scale, values: units.map((value, index) => value - (units[index - 1] ?? 0)) }
}

export function sparseColumn(values: readonly string[]): Column {
  const rows = values.flatMap((value, row) => (value === '' ? [] : [row]))
  return {
    kind: 'sparse',
    rows: rows.map((row, index) => row - (rows[index - 1] ?? 0)),
    values: values.filter((value) => value !== ''),
  }
}
