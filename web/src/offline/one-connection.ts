import type { IDBPDatabase } from 'idb'

type Reactions = { readonly blocking: () => void; readonly terminated: () => void }

/**
 * One connection to a database per tab. A lost one (evicted, closed by the browser) is reopened at the next call, and it
 * closes when a newer app in another tab wants to upgrade the stores: an open one would block it for ever.
 */
export function oneConnection<Schema>(open: (reactions: Reactions) => Promise<IDBPDatabase<Schema>>) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const forget = (): void => {
    opening = undefined
  }
  async function close(): Promise<void> {
    const closing = opening
    forget()
    const db = await closing?.catch(() => undefined)
    db?.close()
  }
  function connect(): Promise<IDBPDatabase<Schema>> {
    opening ??= open({ blocking: () => void close(), terminated: forget }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opening
  }
  return { connect, close }
}
