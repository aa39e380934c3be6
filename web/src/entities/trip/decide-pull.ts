export type VersionNode = { readonly id: string; readonly parents: readonly string[] }

export type Pull =
  | { readonly kind: 'same' }
  /** It contains all of our changes. */
  | { readonly kind: 'take'; readonly id: string }
  /** `base` is the common version of the heads, if it still exists. */
  | { readonly kind: 'merge'; readonly heads: readonly string[]; readonly base: string | null }

/** What this device, at version `own`, does with the versions of an account. The newest come first. */
export function decidePull(versions: readonly VersionNode[], heads: readonly string[], own: string | null): Pull {
  const [only, ...others] = heads
  if (only === undefined) return { kind: 'same' }
  if (others.length === 0) return only === own ? { kind: 'same' } : { kind: 'take', id: only }
  const lines = heads.map((head) => ancestorsOf(versions, head))
  const base = versions.find(({ id }) => lines.every((line) => line.has(id)))?.id ?? null
  return { kind: 'merge', heads, base }
}

function ancestorsOf(versions: readonly VersionNode[], id: string): ReadonlySet<string> {
  const byId = new Map(versions.map((version) => [version.id, version]))
  const seen = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(byId.get(next)?.parents ?? []))
  }
  return seen
}
