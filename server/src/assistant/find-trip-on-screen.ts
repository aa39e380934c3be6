import type { ScreenContext } from '@app/contracts/assistant'

import type { Db } from '../database/db.ts'
import { toDbCaller, type Caller } from '../identity/caller.ts'

/** The newest version of the trip that the traveller has in front of them; one's own only, by the caller's rights. */
export async function findTripOnScreen(db: Db, caller: Caller, screen: ScreenContext | undefined): Promise<unknown> {
  if (caller.userId === null || !screen?.tripId) return undefined
  const [row] = await db.runAs<{ trip: unknown }>(toDbCaller(caller), {
    text: `select v.trip from public.trips t join public.trip_versions v on v.id = t.heads[cardinality(t.heads)]
      where t.id = $1`,
    values: [screen.tripId],
    isRepeated: true,
  })
  return row?.trip
}
