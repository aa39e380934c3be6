// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { ReviewForm } from './review-form.tsx'

const sent = vi.hoisted(() => ({ writes: [] as unknown[], outcome: { kind: 'sent' } as object }))
vi.mock('../../offline/write.ts', () => ({
  sendWrite: async (_: unknown, write: unknown) => {
    sent.writes.push(write)
    return sent.outcome
  },
}))
afterEach(() => {
  cleanup()
  sent.writes.length = 0
  sent.outcome = { kind: 'sent' }
})

const REFUSED = {
  rating: 2,
  body: 'Buy watches at my shop today.',
  shown_name: 'Bob',
  state: 'refused',
  refusal: 'Adverts',
}
const open = (review: unknown = null, onSaved = vi.fn()) => {
  renderOn('desktop', <ReviewForm userId="ann" review={review as never} onSaved={onSaved} />)
  return onSaved
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks for stars, some words and a name, one after the other, and sends nothing before', () => {
  open()
  press('Send')
  expect(screen.getByRole('alert').textContent).toBe('Choose one to five stars')
  fireEvent.click(screen.getByLabelText('4 of 5 stars'))
  fill('Your review', 'Too short')
  press('Send')
  expect(screen.getByRole('alert').textContent).toBe('Write at least 20 characters')
  fill('Your review', 'Ten days in Portugal, by train.')
  press('Send')
  expect(screen.getByRole('alert').textContent).toBe('Enter the name that we may show')
  expect(sent.writes).toEqual([])
})

it('sends a new review, and a change of an old one', async () => {
  const onSaved = open()
  fireEvent.click(screen.getByLabelText('4 of 5 stars'))
  fill('Your review', ' Ten days in Portugal, by train. ')
  fill('Shown as', 'Ann')
  press('Send')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  const row = { rating: 4, body: 'Ten days in Portugal, by train.', shown_name: 'Ann' }
  expect(sent.writes).toMatchObject([{ method: 'POST', table: 'reviews', row }])
  cleanup()
  open(REFUSED)
  expect(screen.getByText('Your review is not shown: Adverts')).toBeTruthy()
  press('Save the changes')
  await vi.waitFor(() => expect(sent.writes[1]).toMatchObject({ method: 'PATCH', where: { user_id: 'eq.ann' } }))
})

it('says when the table refused it', async () => {
  sent.outcome = { kind: 'refused' }
  const onSaved = open(REFUSED)
  press('Save the changes')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This was not saved/)
  expect(onSaved).not.toHaveBeenCalled()
})
