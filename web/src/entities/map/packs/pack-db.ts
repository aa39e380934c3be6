import type { RegionPlace } from '@app/contracts/map-regions'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { KeptRegion } from './kept-region.ts'

type PackSchema = DBSchema & {
  /** A map file in blocks of equal length; the key is its name and the number of the block. */
  blocks: { key: [file: string, block: number]; value: Uint8Array<ArrayBuffer> }
  /** SHA-256 of a block, as it was when it came from the server. Blocks of earlier versions of the app have none. */
  digests: { key: [file: string, block: number]; value: Uint8Array<ArrayBuffer> }
  /** Maps that the traveller asked to have, in full or on the way. */
  regions: { key: string; value: KeptRegion }
  /** The places of a region, for the search. */
  places: { key: string; value: readonly RegionPlace[] }
}

export type PackDb = IDBPDatabase<PackSchema>

const NAME = 'sojourn-maps'
const VERSION = 2

let opening: Promise<PackDb> | undefined

/** Maps are large and not personal, so they are stored separately from the outbox. */
export function packDb(): Promise<PackDb> {
  opening ??= openDB<PackSchema>(NAME, VERSION, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('blocks')
      if (from < 2) {
        db.createObjectStore('digests')
        db.createObjectStore('regions', { keyPath: 'file' })
        db.createObjectStore('places')
      }
    },
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

export function blocksOf(file: string): IDBKeyRange {
  return IDBKeyRange.bound([file, 0], [file, Number.MAX_SAFE_INTEGER])
}
