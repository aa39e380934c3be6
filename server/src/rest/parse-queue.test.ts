import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createParseQueue } from './parse-queue.ts'

const LARGE = 100_000
const BUSY_MS = 20

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('lets the event loop turn between the large bodies of several senders', async () => {
  const queue = createParseQueue()
  const order: string[] = []
  const parsed = ['ann', 'ben', 'cas'].map((sender) => queue.run(sender, LARGE, () => order.push('body')))
  const others = async (): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) {
      order.push('other')
      await nextTurn()
    }
  }
  await Promise.all([...parsed, others()])
  expect(order.join(' ')).not.toContain('body body')
  expect(order.filter((each) => each === 'body')).toHaveLength(3)
})

it('makes a sender wait for longer than its last large body took', async () => {
  const queue = createParseQueue()
  const starts: number[] = []
  const parse = (): void => {
    starts.push(performance.now())
    block(BUSY_MS)
  }
  await Promise.all([queue.run('ann', LARGE, parse), queue.run('ann', LARGE, parse)])
  expect(starts[1]! - starts[0]!).toBeGreaterThanOrEqual(2.5 * BUSY_MS)
})

it('parses a small body at once, and rejects with the error of the parser', async () => {
  const queue = createParseQueue()
  const order: string[] = []
  const small = queue.run('ann', 100, () => order.push('small'))
  order.push('after')
  await small
  expect(order).toEqual(['small', 'after'])
  const fail = (): never => {
    throw new Error('not JSON')
  }
  await expect(queue.run('ann', 100, fail)).rejects.toThrow('not JSON')
  await expect(queue.run('ann', LARGE, fail)).rejects.toThrow('not JSON')
})
