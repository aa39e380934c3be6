import { describe, expect, it } from 'vitest'

import { decideLease, type Lease, type OutboxStore } from './outbox-store.ts'
import { type Locks, withSenderTurn } from './with-sender-turn.ts'

function createDevice() {
  let lease: Lease | undefined
  let isLocked = false
  const store = {
    claimLease: async (owner, now, lock) => {
      const decision = decideLease(lease, owner, now, lock)
      ;({ lease } = decision)
      return decision.isMine
    },
    releaseLease: async (owner) => {
      if (lease?.owner === owner) lease = undefined
    },
  } as Partial<OutboxStore> as OutboxStore
  const locks: Locks = {
    async request(_name, _options, work) {
      if (isLocked) return work(null)
      isLocked = true
      try {
        return await work({})
      } finally {
        isLocked = false
      }
    },
  }
  const turnWith =
    (given: Locks | undefined) =>
    (owner: string, work: () => Promise<string>, now = 0) =>
      withSenderTurn({ locks: given, store, owner, now: () => now }, work)
  const turn = turnWith(locks)
  return { turn, turnWith, orphanLock: () => (isLocked = true) }
}

const done = async (): Promise<string> => 'done'
const never = (): Promise<string> => new Promise(() => undefined)

describe('withSenderTurn', () => {
  it('gives the turn to one of two tabs that start at the same moment', async () => {
    const { turn } = createDevice()
    expect(await Promise.all([turn('one', done), turn('two', done)])).toEqual(['done', null])
    expect(await turn('two', done)).toBe('done')
  })

  it('does not wait for ever for a lock that a browser has orphaned', async () => {
    const { turn, orphanLock } = createDevice()
    orphanLock()
    expect([await turn('one', done), await turn('one', done, 29_999)]).toEqual([null, null])
    expect(await turn('one', done, 30_000)).toBe('done')
  })

  it('works with the lease alone in browsers without locks', async () => {
    const turn = createDevice().turnWith(undefined)
    void turn('one', never)
    expect([await turn('two', done, 1000), await turn('two', done, 30_000)]).toEqual([null, 'done'])
  })

  it('releases the turn when the work fails', async () => {
    const { turn } = createDevice()
    await expect(turn('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turn('two', done)).toBe('done')
  })
})
