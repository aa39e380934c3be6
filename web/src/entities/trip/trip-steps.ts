import type { Trip } from '@app/domain/trip'
import { type History, record } from '@app/domain/trip-edit'

export type Steps = Omit<History<Trip>, 'present'>

const NONE: Steps = { past: [], future: [] }
const steps = new Map<string, Steps>()
const listeners = new Set<() => void>()

/** The undo steps of this tab, from any component: a change may be accepted while the trip's page is not mounted. */
export const tripSteps = {
  get: (id: string): Steps => steps.get(id) ?? NONE,
  getOnServer: (): Steps => NONE,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  put(id: string, { past, future }: Steps): void {
    steps.set(id, { past, future })
    for (const listener of listeners) listener()
  },
  record(before: Trip, next: Trip): void {
    tripSteps.put(before.id, record({ ...tripSteps.get(before.id), present: before }, next))
  },
}
