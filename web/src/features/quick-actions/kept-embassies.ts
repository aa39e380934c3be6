import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { readFlag, writeFlag } from '../../device/flags.ts'
import { readEmbassies } from './read-answer.ts'

const KEY = 'own-embassies-kept'
const PATIENCE_MS = 8000

/**
 * All missions of the traveller's country, kept on the device with the first look: where they are needed there may be
 * no network. Null where they are neither kept nor to be had.
 */
export async function loadOwnEmbassies(config: BackendConfig, country: string): Promise<OwnEmbassiesResponse | null> {
  const kept = readKept()
  if (kept?.country === country) return kept
  try {
    const { functions } = await backend(config)
    const { data } = await functions.invoke<unknown>('own-embassies', { body: { country }, timeout: PATIENCE_MS })
    const found = readEmbassies(data)
    if (found) writeFlag(KEY, JSON.stringify(found))
    return found
  } catch {
    return null
  }
}

/** Whatever version of the app has left it there. */
function readKept(): OwnEmbassiesResponse | null {
  try {
    return readEmbassies(JSON.parse(readFlag(KEY) ?? 'null'))
  } catch {
    return null
  }
}
