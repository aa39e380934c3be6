/** What was made last, for those who ask for the same again; the one made longest ago goes first. */
export function keepLast<Key, Value>(most: number): (key: Key, make: () => Value) => Value {
  const kept = new Map<Key, Value>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
