import { textOfValue } from '../kernel/index.ts'

/** Values that differ from the base, each once and in a canonical order. */
export function changedValues<Value>(before: Value | undefined, values: readonly Value[]): readonly Value[] {
  const byText = new Map(values.map((value) => [textOfValue(value), value]))
  if (before !== undefined) byText.delete(textOfValue(before))
  return [...byText].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value)
}

/** The only change, or of several always the same. */
export function pick<Value>(before: Value | undefined, values: readonly [Value, ...Value[]] | readonly Value[]): Value {
  const last = changedValues(before, values).at(-1)
  return last === undefined ? (before ?? (values[0] as Value)) : last
}

/** Texts are never dropped: both are kept. */
export function joinNotes(before: string | undefined, notes: readonly string[]): string {
  const changed = changedValues(before, notes)
  const written = changed.filter((note) => note.trim() !== '')
  if (changed.length <= 1) return changed[0] ?? before ?? ''
  return [...new Set(written.flatMap((note) => note.split('\n\n')))].join('\n\n')
}

/** In all of them, or new in one. */
export function mergeSet(before: readonly string[], sets: readonly (readonly string[])[]): readonly string[] {
  const was = new Set(before)
  const kept = before.filter((id) => sets.every((set) => set.includes(id)))
  const added = [...new Set(sets.flat())].filter((id) => !was.has(id)).toSorted()
  return [...kept, ...added]
}
