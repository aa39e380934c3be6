/**
 * Trips in the account. Writes go through the outbox; reads need a connection, and the trip store works without one.
 */
import type { Trip } from '@app/domain/trip'
import { mergeTrips } from '@app/domain/trip-merge'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { offlineState } from '../../offline/offline-state.ts'
import { enqueueWrite } from '../../offline/write.ts'
import { decidePull } from './decide-pull.ts'
import { isTrip, type KeptTrip, tripStore } from './trip-store.ts'

export type MadeBy = 'plan' | 'edit' | 'merge' | 'restore' | 'import'

/** One save is one row that names its parent versions: nothing is ever overwritten. */
export async function saveVersion(
  kept: KeptTrip,
  madeBy: MadeBy,
  parents: readonly string[] = parentsOf(kept),
): Promise<KeptTrip> {
  const version = crypto.randomUUID()
  await enqueueWrite({
    entity: entityOf(kept.trip.id),
    label: kept.trip.title,
    table: 'trip_versions',
    method: 'POST',
    duplicates: 'ignore',
    row: rowOf(kept.trip, version, madeBy, parents),
  })
  return { ...kept, version }
}

const saving = new Map<string, Promise<void>>()

/** The trip as it is when its turn comes: saves of one trip wait for each other, so each is made from the one before. */
export function saveLatest(tripId: string, madeBy: MadeBy): Promise<void> {
  const work = (saving.get(tripId) ?? Promise.resolve()).then(() => saveNow(tripId, madeBy))
  saving.set(tripId, work)
  void work.then(() => {
    if (saving.get(tripId) === work) saving.delete(tripId)
  })
  return work
}

async function saveNow(tripId: string, madeBy: MadeBy): Promise<void> {
  const kept = findKept(tripId)
  if (!kept || kept.owner === null) return
  const saved = await saveVersion(kept, madeBy).catch(() => null)
  const now = findKept(tripId)
  // Edits made meanwhile are based on the version that was just saved.
  if (saved && now) tripStore.put({ ...now, version: saved.version }, isOpen(tripId))
}

const findKept = (tripId: string): KeptTrip | undefined => tripStore.get().trips.find(({ trip }) => trip.id === tripId)
const isOpen = (tripId: string): boolean => tripStore.get().openId === tripId
const entityOf = (tripId: string): string => `trip:${tripId}`
const parentsOf = ({ version }: KeptTrip): readonly string[] => (version === null ? [] : [version])

function rowOf(trip: Trip, id: string, madeBy: MadeBy, parents: readonly string[]) {
  return { id, trip_id: trip.id, parents, trip, made_by: madeBy }
}

/** All of a guest's trips in one request: either all are moved to the account, or all stay. */
export async function moveGuestTrips(userId: string): Promise<number> {
  const guests = tripStore.get().trips.filter(({ owner }) => owner === null)
  if (guests.length === 0) return 0
  const moved = guests.map((kept) => ({ ...kept, owner: userId, version: crypto.randomUUID() }))
  await enqueueWrite({
    entity: 'trips:moved',
    label: guests.map(({ trip }) => trip.title).join(', '),
    table: 'trip_versions',
    method: 'POST',
    duplicates: 'ignore',
    row: moved.map(({ trip, version }) => rowOf(trip, version, 'import', [])),
  })
  for (const kept of moved.toReversed()) await adopt(kept)
  return moved.length
}

/** The trip may have been edited or deleted while it was moved. */
async function adopt(moved: KeptTrip): Promise<void> {
  const { id } = moved.trip
  const now = findKept(id)
  if (!now) return deleteTrip(moved)
  tripStore.put({ ...now, owner: moved.owner, version: moved.version }, isOpen(id))
  if (now.trip !== moved.trip) await saveLatest(id, 'edit')
}

/** The changes of other devices. Null: nothing new, or not possible now. Throws when the server does not answer. */
export async function pullTrip(config: BackendConfig, kept: KeptTrip): Promise<KeptTrip | null> {
  const { trip, version } = kept
  if (!navigator.onLine || isWaiting(trip.id)) return null
  const { from } = await backend(config)
  const { data: row } = await from('trips').select('heads').eq('id', trip.id).maybeSingle().throwOnError()
  if (!row) return null
  const { data: nodes } = await from('trip_versions')
    .select('id, parents')
    .eq('trip_id', trip.id)
    .order('created_at', { ascending: false })
    .throwOnError()
  const pull = decidePull(nodes ?? [], row.heads, version)
  if (pull.kind === 'same') return null
  if (pull.kind === 'take') {
    const [taken] = await readVersions(config, [pull.id])
    return taken ? { ...kept, trip: taken, version: pull.id } : null
  }
  const [heads, [base]] = await Promise.all([
    readVersions(config, pull.heads),
    readVersions(config, pull.base === null ? [] : [pull.base]),
  ])
  const merged = mergeTrips(base ?? null, [trip, ...heads])
  return saveVersion({ ...kept, trip: merged }, 'merge', pull.heads)
}

function isWaiting(tripId: string): boolean {
  const { actions } = offlineState.get()
  return actions.some(({ entity }) => entity === entityOf(tripId) || entity === 'trips:moved')
}

async function readVersions(config: BackendConfig, ids: readonly string[]): Promise<readonly Trip[]> {
  if (ids.length === 0) return []
  const { from } = await backend(config)
  const { data } = await from('trip_versions')
    .select('trip')
    .in('id', [...ids])
    .throwOnError()
  return (data ?? []).map(({ trip }): unknown => trip).filter(isTrip)
}

export type TripRow = {
  readonly id: string
  readonly title: string
  readonly dayCount: number
  readonly firstDate: string | null
}

/** Trips of the account that are not on this device. */
export async function listOtherTrips(config: BackendConfig): Promise<readonly TripRow[]> {
  const { from } = await backend(config)
  const { data, error } = await from('trips')
    .select('id, title, day_count, first_date')
    .order('updated_at', { ascending: false })
    .limit(50)
  if (error) throw new Error(error.message)
  const here = new Set(tripStore.get().trips.map(({ trip }) => trip.id))
  const others = data.filter(({ id }) => !here.has(id))
  return others.map(({ id, title, day_count, first_date }) => ({
    id,
    title,
    dayCount: day_count,
    firstDate: first_date,
  }))
}

export async function openFromAccount(config: BackendConfig, tripId: string, userId: string): Promise<boolean> {
  const { from } = await backend(config)
  const { data: row } = await from('trips').select('heads').eq('id', tripId).maybeSingle()
  const version = row?.heads.at(-1) ?? null
  const [trip] = await readVersions(config, version === null ? [] : [version])
  if (!trip) return false
  return tripStore.put({ trip, ask: null, sentence: '', owner: userId, version, changedAt: new Date().toISOString() })
}

export async function deleteTrip({ trip, owner }: KeptTrip): Promise<void> {
  if (owner !== null)
    await enqueueWrite({
      entity: entityOf(trip.id),
      label: trip.title,
      table: 'trips',
      method: 'DELETE',
      where: { id: `eq.${trip.id}` },
    })
  tripStore.remove(trip.id)
}

export type PastVersion = { readonly id: string; readonly madeBy: string; readonly madeAt: string; readonly trip: Trip }

export async function listVersions(config: BackendConfig, tripId: string): Promise<readonly PastVersion[]> {
  const { from } = await backend(config)
  const { data, error } = await from('trip_versions')
    .select('id, made_by, created_at, trip')
    .eq('trip_id', tripId)
    .order('created_at', { ascending: false })
    .limit(30)
  if (error) throw error
  return data.flatMap(({ id, made_by, created_at, trip }) => {
    const value: unknown = trip
    return isTrip(value) ? [{ id, madeBy: made_by, madeAt: created_at, trip: value }] : []
  })
}
