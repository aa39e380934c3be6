// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { standOn } from '../../../test/on-device.tsx'
import { PageProviders } from '../../../test/page-providers.tsx'
import { fromGuest } from './saved-item.ts'
import { useDrop } from './use-drop.tsx'

const KEPT = {
  id: 'guest_1700000000000abc',
  savedAt: '2026-11-15T12:00:00Z',
  type: 'place',
  title: 'Lisbon',
  description: '',
  image_url: null,
  item_id: 'lisbon',
  item_data: {},
} as const
// The script of a dialog is compiled on first use.
const SLOWLY = { timeout: 20_000 }
const kept = () => JSON.parse(localStorage.getItem('guest-saves') ?? '[]') as readonly unknown[]

function Row({ note }: { readonly note: string | null }) {
  const { drop, question } = useDrop()
  return (
    <>
      <button type="button" onClick={() => void drop({ ...fromGuest(KEPT, false), note })}>
        Remove
      </button>
      {question}
    </>
  )
}

function showRow(note: string | null): void {
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <Row note={note} />
    </PageProviders>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
}

beforeEach(() => {
  standOn('desktop')
  localStorage.setItem('guest-saves', JSON.stringify([KEPT]))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('removes a save without a note at once', async () => {
  showRow(null)
  await vi.waitFor(() => expect(kept()).toEqual([]), SLOWLY)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks before deleting a note, and keeps both on cancel', async () => {
  showRow('Room with a view')
  const dialog = await screen.findByRole('dialog', { name: 'Remove Lisbon?' }, SLOWLY)
  expect(dialog.textContent).toContain('Room with a view')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOWLY)
  expect(kept()).toHaveLength(1)
})

it('removes both on confirmation', async () => {
  showRow('Room with a view')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove both' }, SLOWLY))
  await vi.waitFor(() => expect(kept()).toEqual([]), SLOWLY)
  expect(screen.queryByRole('dialog')).toBeNull()
})
