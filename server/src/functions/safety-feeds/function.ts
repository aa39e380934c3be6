import { safetyFeedsContract } from '@app/contracts/safety-feeds'

import { listSafetyFeeds } from '../../feeds/list-safety-feeds.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** Public: events and government advice as the feeds had them, and when each feed was last read. */
export function createSafetyFeedsFunction(deps: Pick<Platform, 'db' | 'now' | 'settings'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: safetyFeedsContract.name,
    access: 'public',
    input: safetyFeedsContract.request,
    maxBodyBytes: 2_000,
    handle: async (_request, { input }) => Response.json(await listSafetyFeeds(deps, input)),
  })
}
