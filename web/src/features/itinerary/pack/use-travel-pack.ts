import { useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useStoredValue } from '../../../device/storage/use-stored-value.ts'
import { today } from '../../../device/today.ts'
import { askToPersist } from '../../../entities/map/regions/device-room.ts'
import { useRegions } from '../../../entities/map/regions/use-regions.ts'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { useTrialState } from '../../../entities/traveller/subscription/use-trial-state.ts'
import type { KeptTrip } from '../../../entities/trip/trip-store.ts'
import { dropPart } from './drop-part.ts'
import { type Taking, TAKE_PART } from './take-parts.ts'
import {
  forgetPack,
  keepPack,
  PACK_PARTS,
  type PackPart,
  type PackPartId,
  PACKS_KEY,
  readPacks,
  type TravelPack,
} from './travel-pack.ts'

/** What a trip has on this device, and how to take, refresh and remove it. */
export function useTravelPack(kept: KeptTrip) {
  const { supabaseUrl, supabaseKey } = usePageConfig()
  const userId = useAuth().user?.id ?? null
  const { kind } = useTrialState()
  const [packs] = useStoredValue(PACKS_KEY, readPacks)
  const [running, setRunning] = useState<PackPartId | null>(null)
  const stop = useRef<AbortController>(undefined)
  // Its downloads belong to this page too.
  useRegions()
  const tripId = kept.trip.id
  const pack = packs.find((each) => each.tripId === tripId) ?? null

  const take = async (): Promise<'done' | 'some' | 'stopped'> => {
    const own = new AbortController()
    stop.current = own
    void askToPersist()
    const taking: Taking = {
      kept,
      config: { supabaseUrl, supabaseKey },
      userId,
      mayKeepMaps: kind === 'paid' || kind === 'trial',
      today: today(),
      signal: own.signal,
    }
    const parts: Partial<Record<PackPartId, PackPart>> = { ...pack?.parts }
    let failed = 0
    for (const id of PACK_PARTS) {
      if (own.signal.aborted) break
      setRunning(id)
      const taken = await TAKE_PART[id](taking).catch(() => null)
      if (!taken) failed += 1
      parts[id] = taken ? withEarlier(taken, parts[id]) : failedAfter(parts[id])
    }
    setRunning(null)
    if (own.signal.aborted) return 'stopped'
    keepPack(packs, { tripId, takenAtMs: Date.now(), parts })
    return failed === 0 ? 'done' : 'some'
  }

  const remove = async (): Promise<void> => {
    for (const id of PACK_PARTS) await dropPart(packs, tripId, id, userId).catch(() => undefined)
    forgetPack(packs, tripId)
  }

  return { pack, running, take, remove, stop: () => stop.current?.abort() }
}

/** What an earlier run brought is still this pack's to remove. */
function withEarlier(taken: PackPart, before: PackPart | undefined): PackPart {
  return { ...taken, files: [...new Set([...(before?.files ?? []), ...taken.files])] }
}

function failedAfter(before: PackPart | undefined): PackPart {
  return before ? { ...before, state: 'failed' } : { state: 'failed', bytes: 0, asOf: '', files: [] }
}

export function countKeptParts({ parts }: TravelPack): number {
  return Object.values(parts).filter(({ state }) => state === 'kept').length
}
