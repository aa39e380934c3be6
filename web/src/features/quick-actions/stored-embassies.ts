import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { readFlag, writeFlag } from '../../device/storage/flags.ts'
import { readEmbassies } from './read-answer.ts'

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

/** Written by any version of the app. */
function readKept(): OwnEmbassiesResponse | null {
  try {
    return readEmbassies(JSON.parse(readFlag(KEY) ?? 'null'))
  } catch {
    return null
  }
}
