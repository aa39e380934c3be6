import { describe, expect, it } from 'vitest'

import { createAction } from './create-action.ts'
import type { Answer } from './judge-answer.ts'
import type { OfflineAction } from './offline-action.ts'
import type { OutboxStore } from './outbox-store.ts'
import { readAction } from './read-action.ts'
import { UnfitAction } from './replayable.ts'
import { sampleAction } from './sample-action.ts'
import { sendOutbox, type SenderPorts } from './send-outbox.ts'
import { retried } from './settle-action.ts'

const answer = (status: number, more: Partial<Answer> = {}): Answer => ({
  status,
  body: '',
  contentType: 'application/json',
  retryAfter: null,
  date: null,
  ...more,
})

/** A tab with these records; `answers` are returned one after the other, `null` is not an answer. */
function createTab(records: readonly OfflineAction[], answers: readonly (Answer | null)[]) {
  const disk = new Map(records.map((record) => [record.id, record]))
  const tokens: string[] = []
  const left = [...answers]
  const store: OutboxStore = {
    list: async () => [...disk.values()],
    add: () => Promise.reject(new Error('not here')),
    change: async (id, change) => {
      const record = disk.get(id)
      if (record) disk.set(id, change(record))
    },
    remove: async (id) => void disk.delete(id),
    claimLease: async () => true,
    releaseLease: async () => undefined,
  }
  const ports: SenderPorts = {
    store,
    read: readAction,
    freshToken: async (isRefused) => ({ userId: 'ann', accessToken: isRefused ? 'new' : 'old' }),
    send: async (_action, token) => {
      tokens.push(token)
      const next = left.shift() ?? null
      if (!next) throw new TypeError('Failed to fetch')
      return next
    },
    isStillMine: async () => true,
    now: () => 0,
    chance: () => 0,
  }
  return { disk, tokens, ports }
}

describe('sendOutbox', () => {
  it('drops a refused write whose caller waits for it, and reports the refusal', async () => {
    const { disk, ports } = createTab([sampleAction()], [answer(403, { body: '{"hint":"limit"}' })])
    const pass = await sendOutbox({ ...ports, isWatched: (id) => id === 'a1' }, false)
    expect(pass).toMatchObject({
      troubled: 0,
      refused: [{ id: 'a1', problem: { status: 403, answer: '{"hint":"limit"}' } }],
    })
    expect(disk.size).toBe(0)
  })

  it('shows a record that must not be sent, and continues with the others', async () => {
    const bad = sampleAction({ url: 'https://evil.example/rest/v1/trips' })
    const { disk, ports } = createTab([bad, sampleAction({ id: 'b1', entity: 'trip:2', sequence: 2 })], [answer(204)])
    const send: SenderPorts['send'] = (action, token) =>
      action.id === 'a1' ? Promise.reject(new UnfitAction()) : ports.send(action, token)
    const pass = await sendOutbox({ ...ports, send }, false)
    expect([pass.outcome, pass.troubled, pass.sent.map(({ id }) => id)]).toEqual(['done', 1, ['b1']])
    expect(disk.get('a1')).toMatchObject({ state: 'needs-attention', problem: { kind: 'unreadable' } })
  })

  it('deletes only what the server has confirmed', async () => {
    const { disk, ports } = createTab([sampleAction(), sampleAction({ id: 'a2', sequence: 2 })], [answer(204), null])
    const pass = await sendOutbox(ports, false)
    expect([pass.outcome, pass.sent.map(({ id }) => id), [...disk.keys()]]).toEqual(['unreachable', ['a1'], ['a2']])
    expect(disk.get('a2')).toMatchObject({ state: 'pending', attempts: 1, hold: { until: 1000 } })
  })

  it('refreshes a refused token once and continues', async () => {
    const { disk, tokens, ports } = createTab([sampleAction()], [answer(401), answer(201)])
    expect((await sendOutbox(ports, false)).sent).toHaveLength(1)
    expect([tokens, disk.size]).toEqual([['old', 'new'], 0])
  })

  it('keeps the action when the new token is refused too, or belongs to another account', async () => {
    const twice = createTab([sampleAction()], [answer(401), answer(401)])
    expect((await sendOutbox(twice.ports, false)).outcome).toBe('signed-out')
    const ben = createTab([sampleAction()], [answer(401)])
    const freshToken = async (isRefused: boolean) => ({ userId: isRefused ? 'ben' : 'ann', accessToken: 't' })
    expect((await sendOutbox({ ...ben.ports, freshToken }, false)).outcome).toBe('signed-out')
    expect([twice.disk.size, ben.disk.size]).toEqual([1, 1])
  })

  it('sets a refusal aside and sends the other queues', async () => {
    const other = sampleAction({ id: 'b1', entity: 'trip:2', sequence: 3 })
    const behind = sampleAction({ id: 'a2', sequence: 2, after: 'a1' })
    const { disk, ports } = createTab([sampleAction(), behind, other], [answer(400, { body: 'too long' }), answer(201)])
    const pass = await sendOutbox(ports, false)
    expect([pass.troubled, pass.nextAt, [...disk.keys()]]).toEqual([1, null, ['a1', 'a2']])
    expect(disk.get('a1')).toMatchObject({ state: 'needs-attention', problem: { kind: 'refused', answer: 'too long' } })
  })

  it('stops when another tab has taken over', async () => {
    const { tokens, ports } = createTab([sampleAction()], [answer(201)])
    const pass = await sendOutbox({ ...ports, isStillMine: async () => false }, false)
    expect([pass.outcome, tokens]).toEqual(['taken-over', []])
  })

  it('does not overwrite a record that a newer app has taken over in the meantime', async () => {
    const { disk, ports } = createTab([sampleAction()], [])
    const newer = { ...sampleAction(), version: 3 }
    const send = async () => {
      disk.set('a1', newer)
      return answer(500)
    }
    await sendOutbox({ ...ports, send }, false)
    expect(disk.get('a1')).toBe(newer)
  })
})

describe('createAction', () => {
  const draft = { ...sampleAction(), headers: { Authorization: 'Bearer x', apikey: 'k', Prefer: 'return=minimal' } }
  const made = { id: 'n', key: 'key-n', now: 5 }

  it('stores no token, adds a key, and appends itself to its own queue', () => {
    const records = [sampleAction(), sampleAction({ id: 'b', entity: 'trip:2', sequence: 7 })]
    const action = createAction(draft, made, records, readAction)
    expect(JSON.parse(action.headers)).toEqual({ 'idempotency-key': 'key-n', prefer: 'return=minimal' })
    expect([action.sequence, action.after, action.state]).toEqual([8, 'a1', 'pending'])
  })
})

describe('retried', () => {
  it('drops the failed condition only when the traveller chose their own version', () => {
    const headers = '{"if-match":"3","idempotency-key":"k"}'
    const conflict = sampleAction({ headers, problem: { kind: 'conflict', status: 412, answer: '' } })
    expect(retried(conflict, readAction)).toMatchObject({ headers: '{"idempotency-key":"k"}', state: 'pending' })
    const refused = sampleAction({ headers, problem: { kind: 'refused', status: 400, answer: '' } })
    expect(retried(refused, readAction).headers).toBe(headers)
  })
})
