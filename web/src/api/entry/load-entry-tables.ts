import type { EntryTables, LoadEntryTables } from '@app/contracts/entry-facts'
import { createContext, type RouterContextProvider } from 'react-router'

/** On the server the tables are next door; in a browser there is nothing here, and it reads its own copy. */
export const serverEntryTables = createContext<LoadEntryTables | null>(null)

/** At a border there may be no network, and whose passport goes where is nobody else's business: a browser asks nobody. */
export async function loadEntryTables(context?: Readonly<Pick<RouterContextProvider, 'get'>>): Promise<EntryTables> {
  const near = context?.get(serverEntryTables)
  if (near) return near()
  const { deviceEntryTables } = await import('./device-entry-tables.ts')
  return deviceEntryTables()
}
