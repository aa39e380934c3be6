import { getMapsKeyContract, type GetMapsKeyResponse } from '@app/contracts/get-maps-key'

import { mapSetting } from '../../maps/map-setting.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** For anyone who opens a map. The key is given away only where maps come from its provider. */
export function createGetMapsKeyFunction({ settings }: Pick<Platform, 'settings'>): ServerFunction {
  const isUsed = mapSetting(settings)?.provider === 'google'
  const answer: GetMapsKeyResponse = { apiKey: (isUsed && settings.GOOGLE_MAPS_KEY) || null }
  return defineFunction({
    kind: 'reading',
    name: getMapsKeyContract.name,
    access: 'public',
    methods: ['GET', 'POST'],
    inputKind: 'none',
    input: getMapsKeyContract.request,
    handle: async () => Response.json(answer),
  })
}
