import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

type PackSchema = DBSchema & {
  /** A map file in blocks of equal length; the key is its name and the number of the block. */
  blocks: { key: [file: string, block: number]; value: Uint8Array<ArrayBuffer> }
}

export type PackDb = IDBPDatabase<PackSchema>

const NAME = 'sojourn-maps'

let opening: Promise<PackDb> | undefined

/** Maps are large and not personal, so they are stored separately from the outbox. */
export function packDb(): Promise<PackDb> {
  opening ??= openDB<PackSchema>(NAME, 1, {
    upgrade: (db) => void db.createObjectStore('blocks'),
    blocking: () => void forget(),
    terminated: () => (opening = undefined),
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function forget(): Promise<void> {
  const closing = opening
  opening = undefined
  ;(await closing)?.close()
}
