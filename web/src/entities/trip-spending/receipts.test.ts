// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { dropKeptFilesOf, keepFile, listKeptFiles } from '../../offline/kept-files.ts'
import type { FileWrite, TableWrite } from '../../offline/write.ts'
import { forgetDeleted } from '../vault/documents.ts'
import { addReceipt, forgetReceipts, keepReceipts, readReceipt, removeReceipts } from './receipts.ts'

type Write = Partial<TableWrite> & { send?: string; remove?: readonly string[] }
const written = vi.hoisted(() => vi.fn<(write: TableWrite | FileWrite) => Promise<{ id: string }>>())
const unsent = vi.hoisted(() => ({ files: [] as string[] }))
const asked = vi.hoisted(() => vi.fn<(url: string) => Promise<Response>>())
vi.mock('../../offline/write.ts', () => ({ enqueueWrite: written, sendWrite: written }))
vi.mock('../../offline/outbox.ts', () => ({
  outboxStore: { list: async () => unsent.files.map((file) => ({ file })) },
}))
vi.mock('../../offline/outbox/read-action.ts', () => ({ readAction: (record: unknown) => record }))
vi.mock('../../api/session/current-user-id.ts', () => ({ currentUserId: () => 'ana' }))
vi.mock('../../api/backend.ts', () => ({ backend: async () => ({ fetch: asked }) }))

const CONFIG = { supabaseUrl: 'https://api.example', supabaseKey: 'k' } as unknown as Parameters<typeof readReceipt>[0]
const LUNCH = { id: 'lunch', budget_id: 'trip', title: 'Lunch' }
const photo = (text: string) => ({ arrayBuffer: async () => new TextEncoder().encode(text).buffer }) as unknown as Blob
const keep = (path: string) => keepFile({ path, userId: 'ana', bytes: new Uint8Array([1]) })
const writes = (): readonly Write[] => written.mock.calls.map(([write]) => write)

beforeEach(async () => {
  written.mockReset().mockResolvedValue({ id: 'x' })
  asked.mockReset().mockResolvedValue(new Response(new Uint8Array([1, 2])))
  unsent.files = []
  await dropKeptFilesOf('ana')
})

describe('a receipt', () => {
  it('is kept here, then its row is sent, and its bytes after it, in the queue of the trip', async () => {
    await addReceipt(LUNCH, photo('jpeg'))
    const [row, bytes] = writes()
    expect(row).toMatchObject({ entity: 'trip-spending:trip', table: 'expense_receipts', method: 'POST' })
    const { id = '' } = (row?.row ?? {}) as { id?: string }
    expect(bytes).toMatchObject({ entity: 'trip-spending:trip', bucket: 'receipts', send: `ana/${id}` })
    expect(await listKeptFiles('ana')).toEqual([`receipts/ana/${id}`])
    const read = await readReceipt(CONFIG, 'ana', id)
    expect(read).toMatchObject({ kind: 'done', photo: { type: 'image/jpeg' } })
    expect(asked).not.toHaveBeenCalled()
  })

  it('that cannot be queued leaves nothing behind', async () => {
    written.mockRejectedValue(new Error('full'))
    await expect(addReceipt(LUNCH, photo('jpeg'))).rejects.toThrow('full')
    expect(await listKeptFiles('ana')).toEqual([])
  })

  it('loses its bytes first, then its row, and stays here only while it is unsent', async () => {
    await keep('receipts/ana/one')
    await keep('receipts/ana/two')
    unsent.files = ['receipts/ana/two']
    await removeReceipts(LUNCH, ['one', 'two'])
    expect(writes()).toMatchObject([
      { bucket: 'receipts', remove: ['ana/one', 'ana/two'] },
      { table: 'expense_receipts', method: 'DELETE', where: { id: 'in.(one,two)' } },
    ])
    expect(await listKeptFiles('ana')).toEqual(['receipts/ana/two'])
  })

  it('of another device is fetched once', async () => {
    await keepReceipts(CONFIG, 'ana', [{ id: 'far', expense_id: 'lunch' }])
    await readReceipt(CONFIG, 'ana', 'far')
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://api.example/storage/v1/object/receipts/ana/far'])
  })

  it('that the server does not have is missing, and a silent server is no network', async () => {
    asked.mockResolvedValueOnce(new Response('', { status: 404 }))
    expect(await readReceipt(CONFIG, 'ana', 'far')).toEqual({ kind: 'missing' })
    asked.mockRejectedValueOnce(new TypeError('away'))
    expect(await readReceipt(CONFIG, 'ana', 'far')).toEqual({ kind: 'offline' })
    expect(await listKeptFiles('ana')).toEqual([])
  })

  it('of another account on this device is not shown', async () => {
    await keepFile({ path: 'receipts/eve/hers', userId: 'eve', bytes: new Uint8Array([1]) })
    asked.mockResolvedValue(new Response('', { status: 404 }))
    expect(await readReceipt(CONFIG, 'eve', 'hers')).toMatchObject({ kind: 'done' })
    expect(await readReceipt(CONFIG, 'ana', 'hers')).toEqual({ kind: 'missing' })
    await dropKeptFilesOf('eve')
  })
})

describe('files of two buckets on one device', () => {
  it('are forgotten each with its own', async () => {
    await keep('ana/passport')
    await keep('receipts/ana/one')
    await forgetDeleted('ana', ['passport'])
    expect(await listKeptFiles('ana')).toEqual(['ana/passport', 'receipts/ana/one'])
    await forgetReceipts('ana')
    expect(await listKeptFiles('ana')).toEqual(['ana/passport'])
    await keep('receipts/ana/one')
    await forgetDeleted('ana', [])
    expect(await listKeptFiles('ana')).toEqual(['receipts/ana/one'])
  })
})
