import type { shareTripContract, ShareTripResponse } from '@app/contracts/trips/trip-share'

import { backend, type BackendConfig } from '../../api/backend.ts'

/** Type only: the schemas stay on the server. */
const SHARE: (typeof shareTripContract)['name'] = 'share-trip'
const TIMEOUT_MS = 8000

export type ShareLink = {
  readonly id: string
  readonly madeAt: string
  readonly expiresAt: string
  readonly withNotes: boolean
}

export async function listLinks(config: BackendConfig, tripId: string): Promise<readonly ShareLink[]> {
  const { from } = await backend(config)
  const { data, error } = await from('trip_shares')
    .select('id, created_at, expires_at, with_notes')
    .eq('trip_id', tripId)
    .gt('expires_at', new Date().toISOString())
    .order('created_at')
  if (error) throw error
  return data.map(({ id, created_at, expires_at, with_notes }) => ({
    id,
    madeAt: created_at,
    expiresAt: expires_at,
    withNotes: with_notes,
  }))
}

export async function makeLink(
  config: BackendConfig,
  body: { readonly tripId: string; readonly days: number; readonly withNotes: boolean },
): Promise<ShareTripResponse> {
  const { functions } = await backend(config)
  const { data, error } = await functions.invoke<ShareTripResponse>(SHARE, { body, timeout: TIMEOUT_MS })
  if (error || !data) throw error ?? new Error('no link in the answer')
  return data
}

export async function endLink(config: BackendConfig, id: string): Promise<void> {
  const { from } = await backend(config)
  const { error } = await from('trip_shares').delete().eq('id', id)
  if (error) throw error
}
