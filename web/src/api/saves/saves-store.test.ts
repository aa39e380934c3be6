// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import type { Loaded } from './own-saves.ts'
import type { Save } from './saved-item.ts'
import { savesStore } from './saves-store.ts'

const loadSaves = vi.hoisted(() => vi.fn<() => Promise<Loaded | null>>())
vi.mock('./own-saves.ts', () => ({ loadSaves }))
vi.mock('./move-guest-data.ts', () => ({ moveGuestData: async () => undefined }))

const ANA = { config: { supabaseUrl: null, supabaseKey: 'k' }, userId: 'ana' }
const save = (title: string): Save => ({
  type: 'place',
  item_id: title,
  title,
  description: '',
  image_url: null,
  item_data: {},
  savedAt: '2026-11-15T09:00:00Z',
  collection: null,
  note: null,
  revision: 1,
  isWaiting: false,
})
const answer = (...titles: string[]): Loaded => ({ saves: titles.map(save), copiedAt: null })
const titles = () => savesStore.get().saves.map(({ title }) => title)

beforeEach(() => {
  savesStore.forget()
  loadSaves.mockReset()
})

it('asks again when something was saved while the answer was on its way', async () => {
  const first = Promise.withResolvers<Loaded>()
  loadSaves.mockReturnValueOnce(first.promise).mockResolvedValueOnce(answer('Porto', 'Lisbon'))
  const loading = savesStore.load(ANA)
  await expect.poll(() => loadSaves.mock.calls.length).toBe(1)
  savesStore.change((saves) => [save('Porto'), ...saves])
  first.resolve(answer('Lisbon'))
  await loading
  expect(titles()).toEqual(['Porto', 'Lisbon'])
  expect(loadSaves).toHaveBeenCalledTimes(2)
})

it('keeps the answer to the later question, whichever comes first', async () => {
  loadSaves.mockResolvedValueOnce(answer())
  await savesStore.load(ANA)
  const [earlier, later] = [Promise.withResolvers<Loaded>(), Promise.withResolvers<Loaded>()]
  loadSaves.mockReturnValueOnce(earlier.promise).mockReturnValueOnce(later.promise)
  const both = [savesStore.reload(), savesStore.reload()]
  await expect.poll(() => loadSaves.mock.calls.length).toBe(3)
  later.resolve(answer('Porto'))
  await both[1]
  earlier.resolve(answer())
  await both[0]
  expect(titles()).toEqual(['Porto'])
})

it('asks again when the signal is back, unless the server had answered', async () => {
  loadSaves.mockResolvedValueOnce({ ...answer('Lisbon'), copiedAt: new Date(0) })
  await savesStore.load(ANA)
  loadSaves.mockResolvedValueOnce(answer('Porto', 'Lisbon'))
  dispatchEvent(new Event('online'))
  await expect.poll(titles).toEqual(['Porto', 'Lisbon'])
  dispatchEvent(new Event('online'))
  expect(loadSaves).toHaveBeenCalledTimes(2)
})
