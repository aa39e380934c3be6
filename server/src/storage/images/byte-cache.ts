export type ByteCache = {
  get(key: string): Uint8Array<ArrayBuffer> | null
  set(key: string, bytes: Uint8Array<ArrayBuffer>): void
}

/** Keeps the most recently used entries, up to a total size. */
export function createByteCache(maxBytes: number): ByteCache {
  const entries = new Map<string, Uint8Array<ArrayBuffer>>()
  let total = 0
  const drop = (key: string): void => {
    total -= entries.get(key)?.length ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const found = entries.get(key)
      if (!found) return null
      // Moves the entry to the end.
      entries.delete(key)
      entries.set(key, found)
      return found
    },
    set(key, bytes) {
      drop(key)
      if (bytes.length > maxBytes / 4) return
      entries.set(key, bytes)
      total += bytes.length
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
