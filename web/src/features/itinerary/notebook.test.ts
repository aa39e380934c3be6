import { describe, expect, it } from 'vitest'

import { addDay, EMPTY_NOTEBOOK, moveDay, moveStop, type Notebook, readNotebook, removeDay } from './notebook.ts'
import { writeNotebook } from './write-notebook.ts'

const stop = (id: string, time = '') => ({ id, time, text: id })
const BOOK: Notebook = {
  title: 'South',
  start: '2026-12-31',
  days: [
    { id: 'one', title: 'On foot', stops: [stop('castle', '09:00'), stop('tram')] },
    { id: 'two', title: '', stops: [stop('beach')] },
  ],
}
const order = ({ days }: Notebook) => days.map(({ stops }) => stops.map(({ id }) => id).join(' '))

describe('a stop', () => {
  it('changes places with its neighbour', () =>
    expect(order(moveStop(BOOK, 'one', 'tram', -1))).toEqual(['tram castle', 'beach']))
  it('goes on to the next day from the end of its own', () =>
    expect(order(moveStop(BOOK, 'one', 'tram', 1))).toEqual(['castle', 'tram beach']))
  it('goes back to the day before from the start of its own', () =>
    expect(order(moveStop(BOOK, 'two', 'beach', -1))).toEqual(['castle tram beach', '']))
  it('stays where there is nowhere to go', () => expect(moveStop(BOOK, 'one', 'castle', -1)).toEqual(BOOK))
})

describe('a day', () => {
  it('takes its stops along', () => expect(order(moveDay(BOOK, 'two', -1))).toEqual(['beach', 'castle tram']))
  it('leaves a page to write on when it was the last', () => {
    expect(removeDay(removeDay(BOOK, 'one'), 'two').days).toEqual(EMPTY_NOTEBOOK.days)
  })
  it('is added at the end', () => expect(addDay(BOOK, 'three').days.at(-1)?.id).toBe('three'))
})

describe('what was kept', () => {
  it('comes back as it was', () => expect(readNotebook(JSON.parse(JSON.stringify(BOOK)))).toEqual(BOOK))
  it.each([[undefined], [null], ['x'], [{ title: 1 }], [{ title: '', start: '', days: [] }]])(
    'is an empty notebook when it is %o',
    (stored) => expect(readNotebook(stored)).toEqual(EMPTY_NOTEBOOK),
  )
})

it('is written as text, with dates over the end of a year', () => {
  expect(writeNotebook(BOOK, 'en-GB')).toBe(
    'South\n\nDay 1 · Thu 31 Dec · On foot\n  09:00  castle\n         tram\n\nDay 2 · Fri 1 Jan\n         beach\n',
  )
})
