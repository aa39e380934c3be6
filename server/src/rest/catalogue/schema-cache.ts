import type { Db } from '../../database/db.ts'
import type { Catalogue } from './catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'

export type SchemaCache = {
  current(): Promise<Catalogue>
  /** After an unknown name: the catalogue if it may be newer than the given one, else null. */
  newerThan(known: Catalogue): Promise<Catalogue | null>
}

type Options = {
  readonly db: Pick<Db, 'query' | 'listen'>
  readonly now: () => number
  readonly schemas: () => Promise<readonly string[]>
}

/** Unknown names are cheap to send, so they cause at most one query in this time. */
const MIN_RELOAD_INTERVAL_MS = 3_000

/** The catalogue, loaded on first use and again after `NOTIFY pgrst, 'reload schema'`. */
export function createSchemaCache({ db, now, schemas }: Options): SchemaCache {
  let loading: Promise<Catalogue> | null = null
  let loaded: Catalogue | null = null
  let loadedAt = 0
  // A change announced while the catalogue loads makes that load stale.
  let changes = 0
  let listening: Promise<unknown> | null = null

  const forget = (): void => {
    changes += 1
    loaded = null
  }
  const listen = (): void => {
    listening ??= db.listen(
      'pgrst',
      (payload) => {
        if (payload === '' || payload === 'reload schema') forget()
      },
      forget,
    )
    listening.catch(() => {
      listening = null
    })
  }
  const load = async (): Promise<Catalogue> => {
    listen()
    loadedAt = now()
    const changesBefore = changes
    const catalogue = await loadCatalogue(db, await schemas())
    if (changes === changesBefore) loaded = catalogue
    return catalogue
  }
  const reload = (): Promise<Catalogue> => {
    loading ??= load().finally(() => {
      loading = null
    })
    return loading
  }

  return {
    current: () => (loaded ? Promise.resolve(loaded) : reload()),
    async newerThan(known) {
      if (loaded && loaded !== known) return loaded
      return now() - loadedAt < MIN_RELOAD_INTERVAL_MS ? null : reload()
    },
  }
}
