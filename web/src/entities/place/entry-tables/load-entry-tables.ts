import type { EntryTables, LoadEntryTables } from '@app/contracts/entry-facts'
import { createContext, type RouterContextProvider } from 'react-router'

/** Set on the server, which has the tables; a browser has none, and reads its own copy. */
export const serverEntryTables = createContext<LoadEntryTables | null>(null)

/**
 * At a border there may be no network, and a traveller's passport and destination are private: a browser sends no
 * request.
 */
export async function loadEntryTables(context?: Readonly<Pick<RouterContextProvider, 'get'>>): Promise<EntryTables> {
  const near = context?.get(serverEntryTables)
  if (near) return near()
  const { deviceEntryTables } = await import('./device-entry-tables.ts')
  return deviceEntryTables()
}
