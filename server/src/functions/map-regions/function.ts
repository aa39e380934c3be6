import { mapRegionsContract, type MapRegion, type MapRegionsResponse } from '@app/contracts/map-regions'

import { AppError } from '../../errors/app-error.ts'
import type { MapArchives } from '../../maps/archives/map-archives.ts'
import type { MayKeepRegions } from '../../maps/may-keep-regions.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = { readonly archives: MapArchives; readonly mayKeepRegions: MayKeepRegions }

/** What street maps there are for some frames, and how large they are. For those who may download them. */
export function createMapRegionsFunction({ archives, mayKeepRegions }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: mapRegionsContract.name,
    access: 'user',
    input: mapRegionsContract.request,
    maxBodyBytes: 4_000,
    timeoutMs: 60_000,
    // Each frame may read directories of an archive that is far away.
    limit: { points: 60, seconds: 60 },
    handle: async (request, { input: { frames } }) => {
      if (!(await mayKeepRegions(request.headers))) throw new AppError('not_allowed')
      const found: (readonly MapRegion[])[] = []
      const tooLarge: number[] = []
      for (const [index, frame] of frames.entries()) {
        const offered = await archives.offer(frame)
        if (offered === 'too-large') tooLarge.push(index)
        found.push(offered === 'too-large' ? [] : offered)
      }
      return Response.json({ found: found.map((each) => [...each]), tooLarge } satisfies MapRegionsResponse)
    },
  })
}
