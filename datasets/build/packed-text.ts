import type { RegisteredTable } from './registered-table.ts'

type Lists = Readonly<Record<string, readonly unknown[]>>

/** Every file contains its source and date, so that a copy of it alone still has them. */
export function headOf({ id, version, sources }: RegisteredTable) {
  const [main] = sources
  if (!main) throw new RangeError(`no source: ${id}`)
  const { title, url, licence, checkedAt } = main
  return { table: id, version, source: { title, url }, licence, checkedAt, ...(sources.length > 1 ? { sources } : {}) }
}

/** One list entry per line, so that a change of source gives a readable diff. */
export function packedText(table: RegisteredTable, lists: Lists, more: object = {}): string {
  const fields = Object.entries(lists).map(([name, list]) => {
    const entries = list.map((entry) => JSON.stringify(entry))
    return `${JSON.stringify(name)}:[\n${entries.join(',\n')}\n]`
  })
  return `${JSON.stringify({ ...headOf(table), ...more }).slice(0, -1)},\n${fields.join(',\n')}}\n`
}

/** Fields of a line; they must not contain the separator. */
export function lineOf(...fields: readonly (string | number | null)[]): string {
  const texts = fields.map((field) => String(field ?? ''))
  const broken = texts.find((text) => /[|\n]/.test(text))
  if (broken !== undefined) throw new RangeError(`a field with a bar: ${broken}`)
  return texts.join('|')
}
