import type { MapRegion, RegionPlace } from '@app/contracts/map-regions'

import { readStoredSession } from '../../../api/session/read-stored-session.ts'
import type { AddressOf } from '../packs/pack-blocks.ts'
import { packDb } from '../packs/pack-db.ts'
import { DownloadError, type DownloadProblem, downloadRegion, isFull } from './download-region.ts'
import { regionStore } from './region-store.ts'

/** `elsewhere`: another tab is loading it, and this one takes over when that is closed. */
export type Download = {
  readonly phase: 'loading' | 'elsewhere' | 'stopped'
  readonly bytes: number
  readonly problem?: DownloadProblem
}

type Downloads = ReadonlyMap<string, Download>

const listeners = new Set<() => void>()
const running = new Map<string, AbortController>()
let state: Downloads = new Map()
let addressOf: AddressOf = (file) => `/maps/${file}`

/** Downloads of this page. They go on while the traveller looks at other pages, and after the tab was closed and opened. */
export const regionDownloads = {
  get: (): Downloads => state,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  setAddresses(given: AddressOf): void {
    addressOf = given
  },
  /** Begins, or continues where it was. */
  async start(region: MapRegion, name: string, replaces?: string): Promise<void> {
    const isWanted = await want(region, name, replaces).catch((error: unknown) => {
      const problem = isFull(error) ? 'full' : 'no-storage'
      show(region.file, { phase: 'stopped', bytes: 0, problem })
      return false
    })
    if (isWanted) await load(region.file)
  },
  async pause(file: string): Promise<void> {
    running.get(file)?.abort()
    show(file, null)
    await regionStore.change(file, { state: 'paused' })
  },
  /** Also ends a download. */
  async remove(file: string): Promise<void> {
    running.get(file)?.abort()
    show(file, null)
    await regionStore.remove(file)
  },
  /** What a closed tab, or a lost connection, left undone. */
  async resume(): Promise<void> {
    const { regions } = await regionStore.read()
    const wanted = regions.filter((region) => region.state === 'wanted' && !running.has(region.file))
    await Promise.all(wanted.map(({ file }) => load(file)))
  },
}

/** False when it is here already. */
async function want(region: MapRegion, name: string, replaces?: string): Promise<boolean> {
  const kept = (await regionStore.read()).regions.find(({ file }) => file === region.file)
  if (kept?.state === 'kept') return false
  await regionStore.put({ keptAtMs: 0, name, ...kept, ...region, state: 'wanted', ...(replaces && { replaces }) })
  return true
}

async function load(file: string): Promise<void> {
  if (running.has(file)) return
  const stop = new AbortController()
  running.set(file, stop)
  show(file, { phase: 'elsewhere', bytes: regionStore.get()?.kept.get(file) ?? 0 })
  const forget = regionStore.listenToProgress((other, bytes) => {
    if (other === file) show(file, { phase: 'elsewhere', bytes })
  })
  try {
    await inTurn(file, stop.signal, () => loadHere(file, stop.signal))
    show(file, null)
  } catch (error) {
    if (!stop.signal.aborted) {
      const problem = error instanceof DownloadError ? error.problem : 'no-storage'
      show(file, { phase: 'stopped', bytes: state.get(file)?.bytes ?? 0, problem })
      await regionStore.read().catch(() => undefined)
    }
  } finally {
    forget()
    if (running.get(file) === stop) running.delete(file)
  }
}

async function loadHere(file: string, signal: AbortSignal): Promise<void> {
  const region = (await regionStore.read()).regions.find((each) => each.file === file)
  // Another tab may have finished it, paused it or deleted it while this one waited.
  if (region?.state !== 'wanted') return
  const sha256 = await catalogueHash(file)
  await downloadRegion(
    { ...region, ...(sha256 && { sha256 }) },
    {
      addressOf,
      signal,
      onProgress: (bytes) => {
        show(file, { phase: 'loading', bytes })
        regionStore.tellProgress(file, bytes)
      },
    },
  )
  if (region.hasPlaces) await keepPlaces(file, signal)
  else if (region.schema === 'openmaptiles')
    await (await import('./extract-places.ts')).extractPlaces(region, addressOf)
  const isStill = await regionStore.change(file, { state: 'kept', keptAtMs: Date.now() })
  if (!isStill) await regionStore.remove(file)
  else if (region.replaces && region.replaces !== file) await regionStore.remove(region.replaces)
}

async function catalogueHash(file: string): Promise<string | undefined> {
  const { REGION_PACKS, WORLD_PACK } = await import('@app/datasets/map-packs')
  return [WORLD_PACK, ...REGION_PACKS].find((pack) => pack.file === file)?.sha256
}

async function keepPlaces(file: string, signal: AbortSignal): Promise<void> {
  const token = readStoredSession()?.access_token
  const response = await fetch(addressOf(`places/${file}`), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal,
  }).catch(() => {
    throw new DownloadError('offline')
  })
  if (!response.ok) throw new DownloadError(response.status === 403 ? 'not-allowed' : 'busy')
  const places = (await response.json()) as readonly RegionPlace[]
  await (await packDb()).put('places', places, file)
}

/** One tab loads a map; the others wait for their turn, which comes when that tab is closed. */
async function inTurn(file: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Without locks two tabs load the same blocks twice, and store the same.
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(`sojourn-map ${file}`, { signal }, work)
}

function show(file: string, download: Download | null): void {
  const next = new Map(state)
  if (download) next.set(file, download)
  else next.delete(file)
  state = next
  for (const listener of listeners) listener()
}
