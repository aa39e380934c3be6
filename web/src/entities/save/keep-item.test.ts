import { beforeEach, expect, it, vi } from 'vitest'

import { keepItem } from './keep-item.ts'

const insertSave = vi.hoisted(() => vi.fn())
const said = vi.hoisted((): string[] => [])
vi.mock('./write-saves.ts', () => ({ insertSave }))
vi.mock('../../api/session/read-stored-session.ts', () => ({ readStoredSession: () => ({ user: { id: 'ann' } }) }))
vi.mock('../traveller/usage/usage-store.ts', () => ({
  usageStore: {
    reload: async () => undefined,
    read: async () => ({ counters: { saved_items: { used: 14, limit: 15 } }, resetsAtMs: RESET }),
  },
}))
vi.mock('../../ui/overlay/toast.ts', () => {
  const note = (text: string, { title }: { title: string }) => void said.push(`${title}: ${text}`)
  return { toast: { success: note, error: note, info: note } }
})

const RESET = new Date(2026, 10, 17, 15, 30).getTime()
const ITEM = {
  type: 'place',
  title: 'Porto',
  description: '',
  image_url: null,
  item_id: 'p1',
  item_data: {},
} as const
const keepIn = (locale: string) => keepItem({ supabaseUrl: null, supabaseKey: 'k', locale }, ITEM)

beforeEach(() => {
  said.length = 0
})

it.each([
  ['en-GB', 'Tuesday 15:30'],
  ['en-US', 'Tuesday 3:30 PM'],
])('shows the time of the next saves on a clock of %s', async (locale, time) => {
  insertSave.mockResolvedValue({ kind: 'limit', limit: 15, resetsAtMs: RESET })
  await keepIn(locale)
  const [limit] = said.map((text) => text.replaceAll(/\s/g, ' ').replace(' at ', ' '))
  expect(limit).toBe(`Daily limit reached: The free plan has 15 saves a day. You can save more from ${time}.`)
})

it('reports the save, and how few are left', async () => {
  insertSave.mockResolvedValue({ kind: 'done' })
  await keepIn('en-GB')
  await vi.waitFor(() => expect(said).toHaveLength(2))
  expect(said[0]).toBe('Saved!: Porto has been saved to your favorites.')
  expect(said[1]).toContain('Only 1 left today')
})

it('gives the real reason when this device refused to store it', async () => {
  insertSave.mockResolvedValue({ kind: 'failed', reason: 'This device is full.' })
  await keepIn('en-GB')
  expect(said).toEqual(['Error: This device is full.'])
})

it('shows the text of the specification when it failed', async () => {
  insertSave.mockResolvedValue({ kind: 'failed' })
  await keepIn('en-GB')
  expect(said).toEqual(['Error: Failed to save item. Please try again.'])
})
