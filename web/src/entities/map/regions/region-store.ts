import type { KeptRegion } from '../packs/kept-region.ts'
import { countKeptBytes, deleteBlocks } from '../packs/pack-blocks.ts'
import { packDb } from '../packs/pack-db.ts'

export type Regions = {
  readonly regions: readonly KeptRegion[]
  /** Bytes on this device, by file. */
  readonly kept: ReadonlyMap<string, number>
}

type Message =
  | { readonly kind: 'changed' }
  | { readonly kind: 'progress'; readonly file: string; readonly bytes: number }

const CHANNEL = 'sojourn-maps'
const listeners = new Set<() => void>()
const progressListeners = new Set<(file: string, bytes: number) => void>()
let channel: BroadcastChannel | undefined
/** Null before the device was read. */
let state: Regions | null = null
let reading: Promise<Regions> | undefined

/** The maps of this device, the same in every tab. */
export const regionStore = {
  get: (): Regions | null => state,
  getOnServer: (): null => null,
  listen(listener: () => void): () => void {
    join()
    listeners.add(listener)
    if (!state) void regionStore.read().catch(() => undefined)
    return () => void listeners.delete(listener)
  },
  /** Of downloads in other tabs. */
  listenToProgress(listener: (file: string, bytes: number) => void): () => void {
    join()
    progressListeners.add(listener)
    return () => void progressListeners.delete(listener)
  },
  tellProgress: (file: string, bytes: number): void => send({ kind: 'progress', file, bytes }),
  read(): Promise<Regions> {
    reading ??= readAll().finally(() => (reading = undefined))
    return reading
  },
  async put(region: KeptRegion): Promise<void> {
    await (await packDb()).put('regions', region)
    await changed()
  },
  /** False when it was deleted meanwhile, here or in another tab: then nothing is put. */
  async change(file: string, change: Partial<KeptRegion>): Promise<boolean> {
    const tx = (await packDb()).transaction('regions', 'readwrite')
    const before = await tx.store.get(file)
    if (before) await tx.store.put({ ...before, ...change })
    await tx.done
    await changed()
    return before !== undefined
  },
  async remove(file: string): Promise<void> {
    const db = await packDb()
    await Promise.all([db.delete('regions', file), db.delete('places', file)])
    await deleteBlocks(file)
    await changed()
  },
}

async function readAll(): Promise<Regions> {
  const db = await packDb()
  const regions = await db.getAll('regions')
  const kept = await countKeptBytes(regions)
  state = { regions: regions.toSorted((a, b) => a.name.localeCompare(b.name)), kept }
  for (const listener of listeners) listener()
  return state
}

async function changed(): Promise<void> {
  send({ kind: 'changed' })
  reading = undefined
  await regionStore.read()
}

function join(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'changed') void regionStore.read().catch(() => undefined)
    else for (const listener of progressListeners) listener(data.file, data.bytes)
  }
  return channel
}

function send(message: Message): void {
  join()?.postMessage(message)
}
