import { areaOf, type CountedArea } from '@app/domain/entry-rules'
import { daysLeftFor } from '@app/domain/stay-counter'

import { travellerToday } from '../../device/traveller-today.ts'
import { holderOf, useCheckedTraveller } from '../../entities/party/checked-traveller.ts'
import { recordedIn } from '../../entities/party/party-traveller.ts'
import { useParty } from '../../entities/party/use-party.ts'
import type { Stay } from './load-passport-check.ts'

export type DaysLeft = {
  readonly area: CountedArea
  /** Empty for the owner of this device who gave no name. */
  readonly name: string
  /** On the day of arrival; without dates, today. Null without a stay in the list. */
  readonly left: number | null
}

type Asked = { readonly passport: string; readonly destination: string; readonly stay: Stay | null }

/** What the traveller's own stays leave of the days allowed; null where we know of no count, or not whose it is. */
export function useDaysLeft({ passport, destination, stay }: Asked): DaysLeft | null {
  const { travellers } = useParty()
  const [chosenId] = useCheckedTraveller()
  const area = areaOf(destination)
  const holder = holderOf(passport, travellers, chosenId)
  if (!area || !holder) return null
  const stays = recordedIn(area.id, holder.stays)
  const today = travellerToday()
  const planned = stay ?? { arrivesOn: today, leavesOn: today }
  const { days, windowDays } = area
  const left = stays.length === 0 ? null : daysLeftFor(stays, { kind: 'rolling', days, windowDays }, { planned, today })
  return { area, name: holder.name, left }
}
