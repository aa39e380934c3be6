/** What was made last, for those who ask for the same again; the one made longest ago goes first. */
export function keepLast<Key, Value extends object | string>(most: number): (key: Key, make: () => Value) => Value {
  const kept = new Map<Key, Value>()
  // A Map that loses its first key over and over finds the next one behind all those it has lost.
  const keys: Key[] = []
  let oldest = 0
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    if (keys.length === most) kept.delete(keys[oldest]!)
    keys[oldest] = key
    oldest = (oldest + 1) % most
    kept.set(key, made)
    return made
  }
}
