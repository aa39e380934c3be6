import { beforeEach, describe, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { accountKey, queryClient } from '../../offline/query-client.ts'
import { ownSpendingFor } from './own-spending.ts'

const who = vi.hoisted(() => ({ id: 'ana' as string | null }))
vi.mock('../../api/session/current-user-id.ts', () => ({ currentUserId: () => who.id }))
vi.mock('../../device/traveller-today.ts', () => ({ travellerToday: () => '2027-05-03' }))

const trip = (id: string, starts_on: string, ends_on: string) => ({
  ...{ id, title: id, currency: 'EUR', starts_on, ends_on, planned: { meals: 70_000 }, people: [] },
  ...{ revision: 1, created_at: '2027-01-01T00:00:00Z' },
})
const expense = (budget_id: string, amount_minor: number) => ({
  ...{ id: `${budget_id} ${amount_minor}`, budget_id, spent_on: '2027-05-02', part: 'meals', title: 'Lunch' },
  ...{ amount_minor, currency: 'EUR', rate: '1', rate_on: null, paid_by: 'me', shares: { me: 1 }, note: null },
  ...{ revision: 1, created_at: '2027-05-02T00:00:00Z' },
})
const QUESTION = 'How much have I spent?'

beforeEach(() => {
  who.id = 'ana'
  queryClient.clear()
  queryClient.setQueryData(accountKey('ana', 'trip-spending'), {
    trips: [trip('Porto', '2027-09-01', '2027-09-07'), trip('Lisbon', '2027-05-01', '2027-05-07')],
    expenses: [expense('Lisbon', 1250), expense('Lisbon', 2750), expense('Porto', 99_900)],
    receipts: [],
  })
})

describe('ownSpendingFor', () => {
  it('counts the trip of today, without the payments of another', async () =>
    expect(await ownSpendingFor(QUESTION, DESKTOP_CONFIG)).toMatchObject({
      ...{ title: 'Lisbon', currency: 'EUR', countedOn: '2027-05-03', spent: 4000, planned: 70_000 },
      allowance: { daysLeft: 5 },
    }))

  it('keeps them on the device when something else is asked', async () =>
    expect(await ownSpendingFor('Do I need a visa for Japan?', DESKTOP_CONFIG)).toBeNull())

  it('has none of a guest, and none of another account', async () => {
    who.id = null
    expect(await ownSpendingFor(QUESTION, DESKTOP_CONFIG)).toBeNull()
    who.id = 'bob'
    queryClient.setQueryData(accountKey('bob', 'trip-spending'), { trips: [], expenses: [], receipts: [] })
    expect(await ownSpendingFor(QUESTION, DESKTOP_CONFIG)).toBeNull()
  })
})
