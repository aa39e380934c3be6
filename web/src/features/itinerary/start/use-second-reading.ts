import type { TripRequest } from '@app/domain/trip-request'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { today } from '../../../device/today.ts'

type Reading = { readonly id: string; readonly request: TripRequest }

/** Where a model answers, it reads the sentence too. What was understood is on the screen before, and stays if it is silent. */
export function useSecondReading() {
  const config = usePageConfig()
  const [reading, setReading] = useState<Reading | null>(null)
  return {
    of: (id: string): TripRequest | null => (reading?.id === id ? reading.request : null),
    ask: async (id: string, sentence: string): Promise<void> => {
      if (!config.hasModel || !navigator.onLine) return
      const { understandTrip } = await import('../../../api/trips/understand-trip.ts')
      const request = await understandTrip(config, { sentence, today: today() })
      if (request) setReading({ id, request })
    },
  }
}
