import type { Claim, Money } from '@app/domain/kernel'
import { z } from 'zod'

import type { LookUps } from './look-ups.ts'
import { defineTool, found, unknown } from './tool.ts'

export type SpendingCard = {
  readonly trip: Claim<string>
  readonly spent: Claim<Money>
  readonly planned: Claim<Money> | null
  /** Below nothing when more was spent than planned. */
  readonly left: Claim<Money> | null
  readonly perDay: Claim<Money> | null
  readonly leftToday: Claim<Money> | null
  readonly daysLeft: Claim<number> | null
}

const SOURCE = { title: 'Your own list of payments', url: 'sojourn:own-spending' }

export const ownSpending = defineTool({
  name: 'own-spending',
  about:
    'What the traveller has spent on the trip they are keeping accounts of, what is left of the plan, and per day. ' +
    'Only their own list; nothing is estimated.',
  input: z.strictObject({}),
  run(_, { spending }: LookUps) {
    if (!spending) return unknown('spending')
    const { title, currency, countedOn, spent, planned, allowance } = spending
    const say = <Value>(value: Value): Claim<Value> => ({
      value,
      source: SOURCE,
      checkedAt: countedOn,
      status: 'verified',
    })
    const money = (minorUnits: number): Claim<Money> => say({ minorUnits, currency })
    const card: SpendingCard = {
      trip: say(title),
      spent: money(spent),
      planned: planned === null ? null : money(planned),
      left: planned === null ? null : money(planned - spent),
      perDay: allowance && money(allowance.perDay),
      leftToday: allowance && money(allowance.leftToday),
      daysLeft: allowance && say(allowance.daysLeft),
    }
    return found(card)
  },
})
