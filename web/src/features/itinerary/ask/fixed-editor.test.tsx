// @vitest-environment jsdom
import { calendarDate } from '@app/domain/kernel'
import type { TripAsk } from '@app/domain/trip-draft'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { describeChip } from './describe-ask.ts'
import { EMPTY_ASK } from './empty-ask.ts'
import { FixedEditor } from './fixed-editor.tsx'

afterEach(cleanup)

const ASK: TripAsk = {
  ...EMPTY_ASK,
  firstDate: calendarDate('2027-05-12'),
  dayCount: 3,
  appointments: [{ title: 'dinner', date: calendarDate('2027-05-13'), at: 20 * 60 }],
}

function open(ask: TripAsk): () => TripAsk {
  let now = ask
  render(<FixedEditor ask={ask} regions={[]} change={(changes) => (now = { ...now, ...changes })} />)
  return () => now
}

const type = (name: string, value: string): boolean =>
  fireEvent.change(screen.getAllByLabelText(name).at(-1)!, { target: { value } })

it('shows name, date and time in the chip', () => {
  expect(describeChip('fixed', ASK, 'en-GB')).toBe('dinner, 13 May 2027, 20:00')
  expect(describeChip('fixed', EMPTY_ASK, 'en-GB')).toBe('')
})

it('renames, moves and removes an appointment', () => {
  const now = open(ASK)
  type('What', 'Dinner with Ana')
  type('At', '21:15')
  expect(now().appointments).toEqual([{ title: 'Dinner with Ana', date: '2027-05-13', at: 21 * 60 + 15 }])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Dinner with Ana' }))
  expect(now().appointments).toEqual([])
})

it('saves a new line from its first letter', () => {
  const now = open(ASK)
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }))
  expect(now().appointments).toHaveLength(1)
  type('What', 'Opera')
  type('Day', '2027-05-14')
  expect(now().appointments[1]).toEqual({ title: 'Opera', date: '2027-05-14', at: 19 * 60 })
})

it('reports a date outside the trip', () => {
  open({ ...ASK, appointments: [{ title: 'Opera', date: calendarDate('2027-05-20'), at: 1140 }] })
  expect(screen.getByText('That date is not part of this trip.')).toBeTruthy()
})
