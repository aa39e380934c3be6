/** One text per value, whatever the order of its keys: a database may return them in another order. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOfValue).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const said = Object.entries(value).filter(([, each]) => each !== undefined)
  const entries = said.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${textOfValue(each)}`).join(',')}}`
}
