import { describe, expect, it } from 'vitest'

import { NO_ROWS, type SpendingRows } from './spending-rows.ts'
import { applyToSpending, entityOf, waitingIds } from './unsent-spending.ts'

const write = (method: 'POST' | 'PATCH' | 'DELETE', table: string, id: string, row: object = {}) => ({
  url: method === 'POST' ? `/rest/v1/${table}` : `/rest/v1/${table}?id=eq.${id}`,
  method,
  body: method === 'DELETE' ? null : JSON.stringify(method === 'POST' ? { id, ...row } : row),
  timestamp: Date.parse('2026-11-19T00:00:00Z'),
})
const after = (...actions: readonly ReturnType<typeof write>[]): SpendingRows =>
  actions.reduce(applyToSpending, NO_ROWS)

const TRIP = write('POST', 'trip_budgets', 'trip', { title: 'Lisbon', currency: 'EUR' })
const LUNCH = write('POST', 'expenses', 'lunch', { budget_id: 'trip', title: 'Lunch', amount_minor: 1250 })
const RECEIPT = write('POST', 'expense_receipts', 'photo', { expense_id: 'lunch' })

describe('spending that is not sent yet', () => {
  it('is shown when it is made, once', () => {
    const rows = after(TRIP, LUNCH, RECEIPT, LUNCH, RECEIPT)
    expect(rows.trips).toMatchObject([{ id: 'trip', title: 'Lisbon', created_at: '2026-11-19T00:00:00.000Z' }])
    expect(rows.expenses).toMatchObject([{ id: 'lunch', amount_minor: 1250, revision: 1 }])
    expect(rows.receipts).toEqual([{ id: 'photo', expense_id: 'lunch' }])
  })
  it('changes, with a revision that the next change can name', () => {
    const rows = after(TRIP, LUNCH, write('PATCH', 'expenses', 'lunch', { amount_minor: 900 }))
    expect(rows.expenses).toMatchObject([{ amount_minor: 900, title: 'Lunch', revision: 2 }])
  })
  it('goes with the trip, and with the expense', () => {
    expect(after(TRIP, LUNCH, RECEIPT, write('DELETE', 'trip_budgets', 'trip'))).toEqual(NO_ROWS)
    expect(after(TRIP, LUNCH, RECEIPT, write('DELETE', 'expenses', 'lunch')).receipts).toEqual([])
  })
  it('loses several receipts at once', () => {
    const other = write('POST', 'expense_receipts', 'other', { expense_id: 'lunch' })
    const removed = {
      ...write('DELETE', 'expense_receipts', ''),
      url: '/rest/v1/expense_receipts?id=in.%28photo%2Cx%29',
    }
    expect(after(TRIP, LUNCH, RECEIPT, other, removed).receipts).toEqual([{ id: 'other', expense_id: 'lunch' }])
  })
  it('changes nothing when it cannot be read', () => {
    expect(after({ ...TRIP, body: '{' }, { ...LUNCH, body: null })).toEqual(NO_ROWS)
    expect(after(TRIP, { ...LUNCH, url: '/rest/v1/trips' }).expenses).toEqual([])
  })
  it('says which rows wait', () => {
    const of = { entity: entityOf('trip'), attempts: 0 }
    const actions = [
      { ...LUNCH, ...of, wasSavedOffline: true },
      { ...write('PATCH', 'trip_budgets', 'trip'), ...of, wasSavedOffline: false, attempts: 1 },
      { ...RECEIPT, ...of, wasSavedOffline: false },
    ]
    expect([...waitingIds(actions)]).toEqual(['lunch', 'trip'])
  })
})
