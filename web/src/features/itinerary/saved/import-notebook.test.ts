import { describe, expect, it } from 'vitest'

import { notebookTrip } from './import-notebook.ts'

const MADE = { id: 'trip', timeZone: 'Europe/Lisbon' }
const line = (text: string, time = '') => ({ id: text, time, text })
const BOOK = {
  title: 'South',
  start: '2026-12-31',
  days: [
    { id: 'one', title: 'On foot', stops: [line('castle', '14:30'), line('tram'), line('coffee', '09:00'), line('')] },
    { id: 'two', title: '', stops: [line('beach')] },
  ],
}
const read = (book: unknown) => notebookTrip(JSON.stringify(book), MADE)

describe('the old notebook', () => {
  it('becomes a trip with all its texts, days, dates and times', () => {
    const trip = read(BOOK)
    expect(trip).toMatchObject({
      title: 'South',
      days: [{ date: '2026-12-31', note: 'On foot' }, { date: '2027-01-01' }],
    })
    expect(trip?.days[0]?.stops.map(({ title, arrive }) => [title, arrive])).toEqual([
      ['coffee', 540],
      ['castle', 870],
      ['tram', 930],
    ])
    expect(trip?.days[1]?.stops[0]).toMatchObject({ title: 'beach', arrive: 540, leave: 600 })
  })
  it('keeps a lone title, and has no dates when none were written', () =>
    expect(read({ title: 'Someday', start: '', days: [{ id: 'a', title: '', stops: [] }] })).toMatchObject({
      title: 'Someday',
      days: [{ date: null }],
    }))
  it.each([
    [null],
    ['x'],
    [{ title: 1 }],
    [{ title: '', start: '', days: [{ id: 'a', title: '', stops: [line('')] }] }],
  ])('is ignored when it is %j', (book) => expect(read(book)).toBeNull())
})
