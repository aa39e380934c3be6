import { getMapsKeyContract } from '@app/contracts/get-maps-key'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { mapText as text } from '../../../text/map.ts'
import { MapFailure } from '../map-engine.ts'

export async function loadMapsKey(config: BackendConfig): Promise<string> {
  const { apiKey } = await ask(config).catch(() => {
    throw new MapFailure(text('error.config'))
  })
  if (!apiKey) throw new MapFailure(text('error.key'))
  return apiKey
}

async function ask(config: BackendConfig) {
  const { functions } = await backend(config)
  const { data, error } = await functions.invoke<unknown>(getMapsKeyContract.name)
  if (error) throw error
  return getMapsKeyContract.response.parse(data)
}
