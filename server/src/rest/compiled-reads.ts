import type { CompiledRead } from './answer-read.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

export type CompiledReads = {
  find(catalogue: Catalogue, key: string, compile: () => CompiledRead): CompiledRead
}

const MAX_KEPT = 500
/** A key contains the whole query string; long ones are rarely repeated. */
const MAX_KEY_LENGTH = 2_000

/** Compiled reads, least recently used last; a new catalogue clears the cache. */
export function createCompiledReads(): CompiledReads {
  const byCatalogue = new WeakMap<Catalogue, Map<string, CompiledRead>>()
  return {
    find(catalogue, key, compile) {
      let kept = byCatalogue.get(catalogue)
      if (!kept) {
        kept = new Map()
        byCatalogue.set(catalogue, kept)
      }
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const compiled = compile()
      if (key.length > MAX_KEY_LENGTH) return compiled
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, compiled)
      return compiled
    },
  }
}
