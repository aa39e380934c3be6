import { describe, expect, it } from 'vitest'

import { createFairQueue, QueueRefused, type QueueKey } from './fair-queue.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
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
    await nextTurn()
  }
  return { started, give, end }
}

describe('createFairQueue', () => {
  it('runs as many jobs as a key allows, and the others when one of them ends', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 4 }))
    for (const name of ['a1', 'a2', 'a3', 'a4']) void give(name, key('a'))
    expect(started).toEqual(['a1', 'a2'])
    await end('a2')
    expect(started).toEqual(['a1', 'a2', 'a3'])
  })

  it('leaves room for others however many jobs one key queues', () => {
    const { started, give } = workshop(createFairQueue({ atOnce: 3 }))
    for (const name of ['a1', 'a2', 'a3', 'a4']) void give(name, key('a'))
    void give('b1', key('b'))
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('takes keys in turn, not requests', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 1 }))
    for (const name of ['a1', 'a2', 'a3']) void give(name, key('a'))
    for (const name of ['b1', 'b2']) void give(name, key('b'))
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name)
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('keeps to the limit of every key', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 9 }))
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
    const { started, give } = workshop(createFairQueue({ atOnce: 4 }))
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
    const queue = createFairQueue({ atOnce: 1 })
    await expect(queue.run([key('a')], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(queue.run([key('a')], () => Promise.resolve(7))).resolves.toBe(7)
  })

  it('says whether one key has too many jobs or the whole queue is full', async () => {
    const { give } = workshop(createFairQueue({ atOnce: 1, waitingInAll: 2 }))
    void give('a1', key('a', 1, 1))
    void give('a2', key('a', 1, 1))
    await expect(give('a3', key('a', 1, 1))).rejects.toMatchObject({ because: 'key' })
    void give('b1', key('b'))
    await expect(give('c1', key('c'))).rejects.toMatchObject({ because: 'all' })
  })

  it('gives the last place of the longest queue to a shorter one when the whole queue is full', async () => {
    const { started, give, end } = workshop(createFairQueue({ atOnce: 1, waitingInAll: 2 }))
    const [, , last] = ['a1', 'a2', 'a3'].map((name) => give(name, key('a')))
    void give('b1', key('b'))
    await expect(last).rejects.toMatchObject({ because: 'all' })
    for (const name of ['a1', 'a2', 'b1']) await end(name)
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('drops a job whose caller has left, and gives its place to the next', async () => {
    const queue = createFairQueue({ atOnce: 1 })
    const { started, give, end } = workshop(queue)
    void give('a1', key('a'))
    const caller = new AbortController()
    const left = queue.run([key('b')], async () => void started.push('b1'), caller.signal)
    void give('c1', key('c'))
    caller.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await expect(queue.run([key('b')], async () => 'b2', caller.signal)).rejects.toThrow('left')
    await end('a1')
    expect(started).toEqual(['a1', 'c1'])
  })

  it('lets a job pass one that left and was held up by another key', async () => {
    const queue = createFairQueue({ atOnce: 9 })
    const { started, give } = workshop(queue)
    const address = key('address', 1)
    void give('a1', key('a'), address)
    const caller = new AbortController()
    const left = queue.run([key('b'), address], async () => 'b1', caller.signal)
    void give('b2', key('b'), key('elsewhere'))
    expect(started).toEqual(['a1'])
    caller.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(started).toEqual(['a1', 'b2'])
  })
})
