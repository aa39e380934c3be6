import { listOwnNotes, type OwnNote } from '../../device/storage/own-notes.ts'

export type DeviceStorage = {
  readonly usedBytes: number | null
  readonly wholeBytes: number | null
  readonly pages: number
  readonly notes: readonly OwnNote[]
}

/** Each part may be missing in a browser; none of them stops the others. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const [estimate, pages] = await Promise.all([attempt(() => navigator.storage.estimate(), {}), attempt(countPages, 0)])
  return {
    usedBytes: estimate.usage ?? null,
    wholeBytes: estimate.quota ?? null,
    pages,
    notes: listOwnNotes(),
  }
}

/** Scripts and images are not pages: only paths without a file extension count. */
async function countPages(): Promise<number> {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  const paths = all.flat().map(({ url }) => new URL(url).pathname)
  return new Set(paths.filter((path) => !/\.\w+$/.test(path) && !/^\/(?:rest|auth|functions|shell)\b/.test(path))).size
}

async function attempt<Value>(look: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await look()
  } catch {
    return otherwise
  }
}
