import { describe, expect, it } from 'vitest'

import { createFairQueue, QueueRefused, type QueueKey } from './fair-queue.ts'

const key = (name: string, atOnce = 2, waiting = 10): QueueKey => ({ name, atOnce, waiting })

/** Work that ends when the test says so, and the order in which it began. */
function workshop(queue: ReturnType<typeof createFairQueue>) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const give = (name: string, ...keys: readonly QueueKey[]): Promise<string> =>
    queue.run(keys, () => {
      started.push(name)
      const { promise, resolve } = Promise.withResolvers<string>()
      ends.set(name, () => resolve(name))
      return promise
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { started, give, end }
}

describe('createFairQueue', () => {
  it('runs as many jobs as a key allows, and the others when one of them ends', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 4, withinMs: 60_000 }))
    for (const name of ['a1', 'a2', 'a3', 'a4']) void give(name, key('a'))
    expect(started).toEqual(['a1', 'a2'])
    await end('a2')
    expect(started).toEqual(['a1', 'a2', 'a3'])
  })

  it('leaves room for others however many jobs one key queues', () => {
    const { started, give } = workshop(createFairQueue({ atOnce: 3, withinMs: 60_000 }))
    for (const name of ['a1', 'a2', 'a3', 'a4']) void give(name, key('a'))
    void give('b1', key('b'))
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('takes keys in turn, not requests', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 1, withinMs: 60_000 }))
    for (const name of ['a1', 'a2', 'a3']) void give(name, key('a'))
    for (const name of ['b1', 'b2']) void give(name, key('b'))
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name)
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('keeps to the limit of every key', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 9, withinMs: 60_000 }))
    const address = key('address', 2)
    void give('a1', key('a'), address)
    void give('b1', key('b'), address)
    void give('c1', key('c'), address)
    void give('d1', key('d'), key('elsewhere'))
    expect(started).toEqual(['a1', 'b1', 'd1'])
    await end('d1')
    expect(started).toHaveLength(3)
    await end('a1')
    expect(started).toEqual(['a1', 'b1', 'd1', 'c1'])
  })

  it('refuses when too many jobs wait, and only for that key', async () => {
    const { started, give } = workshop(createFairQueue({ atOnce: 4, withinMs: 60_000 }))
    const a = key('a', 1, 2)
    for (const name of ['a1', 'a2', 'a3']) void give(name, a)
    await expect(give('a4', a)).rejects.toBeInstanceOf(QueueRefused)
    void give('b1', key('b'))
    expect(started).toEqual(['a1', 'b1'])
  })

  it('refuses a job that has waited too long, and removes it', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 1, withinMs: 1 }))
    void give('a1', key('a'))
    await expect(give('a2', key('a'))).rejects.toBeInstanceOf(QueueRefused)
    await end('a1')
    void give('a3', key('a'))
    expect(started).toEqual(['a1', 'a3'])
  })

  it('goes on after work that failed', async () => {
    const queue = createFairQueue({ atOnce: 1, withinMs: 60_000 })
    await expect(queue.run([key('a')], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(queue.run([key('a')], () => Promise.resolve(7))).resolves.toBe(7)
  })
})
