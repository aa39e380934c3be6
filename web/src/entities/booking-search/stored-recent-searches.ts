import { readFlag } from '../../device/storage/flags.ts'
import { keep, useStoredValue } from '../../device/storage/use-stored-value.ts'

const KEY = 'recent-searches'
const MOST_OF_A_KIND = 5
const LONGEST = 200

export type RecentSearch = {
  readonly kind: 'hotel' | 'flight' | 'car'
  readonly title: string
  readonly detail: string
  /** A path of this site with the whole query. */
  readonly path: string
}

/** On this device only, the newest first. */
export function useRecentSearches(kind: RecentSearch['kind']) {
  const [all, setAll] = useStoredValue(KEY, readAll)
  return {
    searches: all.filter((search) => search.kind === kind),
    remove: (path: string) => setAll(all.filter((search) => search.path !== path)),
    clear: () => setAll(all.filter((search) => search.kind !== kind)),
  }
}

export function rememberSearch(search: RecentSearch): void {
  const all = readAll(parse(readFlag(KEY)))
  const same = all.filter(({ kind, path }) => kind === search.kind && path !== search.path)
  const others = all.filter(({ kind }) => kind !== search.kind)
  keep(KEY, [search, ...same.slice(0, MOST_OF_A_KIND - 1), ...others])
}

/** Stored data may be invalid: entries that are not searches are left out, and no path leads to another site. */
function readAll(stored: unknown): readonly RecentSearch[] {
  if (!Array.isArray(stored)) return []
  return stored.filter((entry: unknown): entry is RecentSearch => {
    const { kind, title, detail, path } = (entry ?? {}) as Record<string, unknown>
    const isText = [title, detail].every((text) => typeof text === 'string' && text.length <= LONGEST)
    return (
      isText &&
      (kind === 'hotel' || kind === 'flight' || kind === 'car') &&
      typeof path === 'string' &&
      /^\/(?:accommodation-search|flights|car-rental)\?/.test(path)
    )
  })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
