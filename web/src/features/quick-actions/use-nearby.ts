import type { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import type { Coordinates } from '@app/domain/kernel'
import { useState } from 'react'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import type { Located } from '../../device/geolocation.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { nearbyText as text } from './nearby-text.ts'
import { readNearby } from './read-answer.ts'
import { storeNearby, type StoredNearby, readStoredNearby } from './stored-nearby.ts'
import { type Position, usePosition } from './use-position.ts'

const RADIUS_M = 5000
/** Two services may be tried one after the other. */
const TIMEOUT_MS = 18_000

export type Nearby = {
  readonly located: Located | null
  /** A stored answer is shown when there is no new one. */
  readonly answer: NearbyPlacesResponse | StoredNearby | 'failed' | null
  readonly tryAgain: () => void
}

export function useNearby(): Nearby {
  const config = usePageConfig()
  const [answer, setAnswer] = useState<Nearby['answer']>(null)
  async function ask({ latitude, longitude }: Position): Promise<void> {
    const answered = await askServer(config, { latitude, longitude })
    const found = answered ?? readStoredNearby({ latitude, longitude })
    setAnswer(found ?? 'failed')
    if (!found) toast.error(text('failed'))
    else if (found.places.length === 0) toast.info(text('none'))
    else toast.success(text('found', { count: String(found.places.length) }))
  }

  const { located, locateAgain } = usePosition((found) => {
    if (found.kind === 'found') void ask(found)
    else toast.error(text('no-location'))
  })

  return {
    located,
    answer,
    tryAgain() {
      setAnswer(null)
      locateAgain()
    },
  }
}

async function askServer(
  config: BackendConfig,
  { latitude, longitude }: Coordinates,
): Promise<NearbyPlacesResponse | null> {
  const body = { latitude, longitude, type: 'restaurant', radius: RADIUS_M }
  const answer = await backend(config)
    .then(({ functions }) => functions.invoke<unknown>('nearby-places', { body, timeout: TIMEOUT_MS }))
    .then(
      ({ data }) => readNearby(data),
      () => null,
    )
  if (answer) storeNearby(answer, new Date())
  return answer
}
