/** A cache with a fixed number of entries; the oldest entry is dropped first. */
export function createBoundedCache<Key, Value extends object | string>(
  most: number,
): (key: Key, make: () => Value) => Value {
  const kept = new Map<Key, Value>()
  // Deleting the first key of a Map again and again makes finding the next one slow.
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
