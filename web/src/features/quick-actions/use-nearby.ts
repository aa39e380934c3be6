import type { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import type { Located } from '../../device/geolocation.ts'
import { nearbyText as text } from '../../text/nearby.ts'
import { toast } from '../../ui/toast.ts'
import { readNearby } from './read-answer.ts'
import { type Position, usePosition } from './use-position.ts'

const RADIUS_M = 5000
/** Two services may be asked one after the other. */
const PATIENCE_MS = 18_000

export type Nearby = {
  readonly located: Located | null
  readonly answer: NearbyPlacesResponse | 'failed' | null
  readonly tryAgain: () => void
}

export function useNearby(): Nearby {
  const config = usePageConfig()
  const [answer, setAnswer] = useState<Nearby['answer']>(null)
  async function ask({ latitude, longitude }: Position): Promise<void> {
    const body = { latitude, longitude, type: 'restaurant', radius: RADIUS_M }
    const found = await backend(config)
      .then(({ functions }) => functions.invoke<unknown>('nearby-places', { body, timeout: PATIENCE_MS }))
      .then(
        ({ data }) => readNearby(data),
        () => null,
      )
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
