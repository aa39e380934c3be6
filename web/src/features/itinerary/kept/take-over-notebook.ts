import { NOTEBOOK_KEY } from '../../../api/trips/plans-on-their-way.ts'
import { tripShelf } from '../../../api/trips/trip-shelf.ts'
import { dropFlag, readFlag } from '../../../device/flags.ts'
import { notebookTrip } from './notebook-trip.ts'

/** What was written here before there were plans is a trip like any other. The old page goes once the new one is kept. */
export function takeOverNotebook(): void {
  const stored = readFlag(NOTEBOOK_KEY)
  if (stored === null) return
  const trip = notebookTrip(stored, {
    id: crypto.randomUUID(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const changedAt = new Date().toISOString()
  const isKept =
    trip === null ||
    tripShelf.put(
      { trip, ask: null, sentence: '', owner: null, version: null, changedAt },
      tripShelf.get().openId === null,
    )
  if (isKept) dropFlag(NOTEBOOK_KEY)
}
