import { COUNTED_AREAS, type CountedArea } from '@app/domain/entry-rules'
import type { StayRule } from '@app/domain/stay-counter'

import { useStoredValue } from '../../device/storage/use-stored-value.ts'

/** A rule that the traveller read on the official page of a country. */
export type OwnRule = { readonly days: number; readonly windowDays: number }

type Choice = { readonly area: string; readonly own: OwnRule }

export type Area = {
  /** As stored with each stay; stays under a rule of one's own have the code of no country. */
  readonly id: string
  /** Null for a rule of one's own. */
  readonly known: CountedArea | null
  readonly rule: StayRule & OwnRule
  readonly own: OwnRule
  readonly choose: (id: string) => void
  readonly changeOwn: (own: OwnRule) => void
}

/** ISO 3166-1 keeps it for users: it will never be a country. */
export const OWN_AREA = 'XX'
export const MOST_DAYS = 3660

export function useArea(): Area {
  const [{ area, own }, keep] = useStoredValue('stay-area', readChoice)
  const known = COUNTED_AREAS.find(({ id }) => id === area) ?? null
  const { days, windowDays } = known ?? own
  return {
    id: area,
    known,
    rule: { kind: 'rolling', days, windowDays },
    own,
    choose: (next) => keep({ area: next, own }),
    changeOwn: (next) => keep({ area, own: next }),
  }
}

function readChoice(stored: unknown): Choice {
  const { area, own } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Choice>
  const isKnown = area === OWN_AREA || COUNTED_AREAS.some(({ id }) => id === area)
  return {
    area: isKnown && area !== undefined ? area : 'schengen',
    own: { days: countOf(own?.days, 90), windowDays: countOf(own?.windowDays, 180) },
  }
}

function countOf(value: unknown, usual: number): number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_DAYS ? Number(value) : usual
}
