import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { readFlag, writeFlag } from '../../device/storage/flags.ts'

const KEY = 'own-embassies-kept'
const TIMEOUT_MS = 8000

/**
 * All missions of the traveller's country, stored on the device at the first view: there may be no network where they
 * are needed. Null when they are neither stored nor available.
 */
export async function loadOwnEmbassies(config: BackendConfig, country: string): Promise<OwnEmbassiesResponse | null> {
  const kept = readKept()
  if (kept?.country === country) return kept
  try {
    const { functions } = await backend(config)
    const { data } = await functions.invoke<unknown>('own-embassies', { body: { country }, timeout: TIMEOUT_MS })
    const found = readEmbassies(data)
    if (found) writeFlag(KEY, JSON.stringify(found))
    return found
  } catch {
    return null
  }
}

/** The schema stays on the server: only the fields that are shown are checked. */
function readEmbassies(value: unknown): OwnEmbassiesResponse | null {
  if (!isTable(value) || !isTable(value['source'])) return null
  const { country, embassies, checkedAt } = value
  const isWhole =
    typeof country === 'string' && typeof checkedAt === 'string' && Array.isArray(embassies) && embassies.every(isTable)
  return isWhole ? (value as OwnEmbassiesResponse) : null
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Written by any version of the app. */
function readKept(): OwnEmbassiesResponse | null {
  try {
    return readEmbassies(JSON.parse(readFlag(KEY) ?? 'null'))
  } catch {
    return null
  }
}
