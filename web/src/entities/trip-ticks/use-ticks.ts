import { queryOptions } from '@tanstack/react-query'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { createOverlay, useUnsent } from '../../offline/outbox-overlay.ts'
import { accountKey, requireNetwork } from '../../offline/query-client.ts'
import { useHydratedQuery } from '../../offline/use-hydrated-query.ts'
import { useAuth } from '../traveller/session/use-auth.ts'
import { applyToTicks, entityOf, isAboutTicks, readTicks, type TicksRow } from './unsent-ticks.ts'

const NAME = 'trip-ticks'
const DEADLINE_MS = 8000
/** The database keeps no more of an account. */
const MOST_TRIPS = 300
const NONE: readonly TicksRow[] = []

const overlay = createOverlay<readonly TicksRow[]>({ name: NAME, isAbout: isAboutTicks, apply: applyToTicks })

function ticksQuery(config: BackendConfig, userId: string | null) {
  return queryOptions({
    queryKey: accountKey(userId, NAME),
    enabled: userId !== null,
    queryFn: async (): Promise<readonly TicksRow[]> => {
      requireNetwork()
      const { from } = await backend(config)
      const { data, error } = await from('trip_checklists')
        .select('trip_id,ticked')
        .eq('user_id', userId ?? '')
        .limit(MOST_TRIPS)
        .abortSignal(AbortSignal.timeout(DEADLINE_MS))
      if (error) throw new Error(error.message)
      return data
    },
  })
}

export type Ticks = {
  readonly isTicked: (key: string) => boolean
  readonly toggle: (key: string) => void
}

/** What is done for a trip: on this device, and in the account of one who is signed in. `label` names the trip. */
export function useTicks(tripId: string, label: string): Ticks {
  const [kept, keep] = useStoredValue(NAME, readTicks)
  const userId = useAuth().user?.id ?? null
  const { data } = useHydratedQuery(ticksQuery(usePageConfig(), userId))
  const rows = useUnsent(overlay, data ?? NONE)
  const isInAccount = userId !== null && data !== undefined
  const own = ticksOf(kept, tripId)
  // Those ticked before the sign-in move to the account with the next change.
  const ticked = isInAccount ? [...new Set([...ticksOf(rows, tripId), ...own])] : own
  return { isTicked: (key) => ticked.includes(key), toggle }

  function toggle(key: string): void {
    const next = ticked.includes(key) ? ticked.filter((each) => each !== key) : [...ticked, key]
    const others = kept.filter(({ trip_id }) => trip_id !== tripId)
    const here = [...others, { trip_id: tripId, ticked: next }].slice(-MOST_TRIPS)
    if (!isInAccount) return keep(here)
    void send(userId, next).then(
      () => keep(others),
      () => keep(here),
    )
  }
  async function send(owner: string, next: readonly string[]): Promise<void> {
    const { enqueueWrite } = await import('../../offline/write.ts')
    await enqueueWrite({
      entity: entityOf(tripId),
      label,
      table: 'trip_checklists',
      method: 'POST',
      duplicates: 'merge',
      row: { user_id: owner, trip_id: tripId, ticked: next },
      isQuiet: true,
    })
  }
}

function ticksOf(rows: readonly TicksRow[], tripId: string): readonly string[] {
  return rows.find(({ trip_id }) => trip_id === tripId)?.ticked ?? []
}
