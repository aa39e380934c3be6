import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { createOverlay } from '../../offline/outbox-overlay.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'
import type { SavedRow } from './saved-item.ts'
import { applyToRows, isAboutSaves } from './unsent-saves.ts'

const NAME = 'saves'
const DEADLINE_MS = 8000
/** The server's limit per request. */
const PAGE_SIZE = 1000
const COLUMNS = 'item_type,item_id,title,description,image_url,item_data,collection,note,revision,created_at'

export const savesOverlay = createOverlay<readonly SavedRow[]>({
  name: NAME,
  isAbout: isAboutSaves,
  apply: applyToRows,
})

/** An account's saves: fifty hearts on a page share one request. */
export function savesQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly SavedRow[]> => {
      requireNetwork()
      await (await import('./move-guest-data.ts')).moveGuestData(config)
      return loadRows(config, userId ?? '')
    },
  })
}

/** All of them or none: a silently cut list would look like lost saves. */
async function loadRows(config: BackendConfig, userId: string): Promise<readonly SavedRow[]> {
  const rows: SavedRow[] = []
  const { from } = await backend(config)
  for (;;) {
    const { data, error } = await from('saved_items')
      .select(COLUMNS)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(rows.length, rows.length + PAGE_SIZE - 1)
      .abortSignal(AbortSignal.timeout(DEADLINE_MS))
    if (error) throw new Error(error.message)
    rows.push(...data)
    if (data.length < PAGE_SIZE) return rows
  }
}
