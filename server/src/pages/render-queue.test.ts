import { describe, expect, it, vi } from 'vitest'

import { QueueRefused } from '../limits/fair-queue.ts'
import { createRenderQueue } from './render-queue.ts'

const HERE = new AbortController().signal
const turn = () => new Promise((resolve) => setImmediate(resolve))
const turns = async (count: number) => {
  for (let i = 0; i < count; i += 1) await turn()
}

/** For a page that the test does not await. */
const ignore = (page: Promise<unknown>): void => void page.catch(() => {})

/** Pages that render until the test ends them. */
function openPages() {
  const ends: (() => void)[] = []
  const draw = vi.fn<(signal: AbortSignal) => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
  return { draw, endOne: () => ends.shift()?.() }
}

describe('the render queue', () => {
  it('renders only so many at once, and the next when one is done', async () => {
    const queue = createRenderQueue({ atOnce: 4, waiting: 5 })
    const { draw, endOne } = openPages()
    const drawn = Array.from({ length: 4 }, () => queue.draw('one', HERE, draw))
    await turns(10)
    expect(draw).toHaveBeenCalledTimes(2)
    endOne()
    await turns(10)
    expect(draw).toHaveBeenCalledTimes(3)
    for (let i = 0; i < 3; i += 1) {
      endOne()
      await turns(3)
    }
    await Promise.all(drawn)
    expect(draw).toHaveBeenCalledTimes(4)
  })

  it('refuses pages beyond the queue limit, and accepts them again later', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
    const { draw, endOne } = openPages()
    const drawn = [queue.draw('one', HERE, draw), queue.draw('one', HERE, draw)]
    await expect(queue.draw('one', HERE, draw)).rejects.toBeInstanceOf(QueueRefused)
    for (let i = 0; i < 2; i += 1) {
      await turns(3)
      endOne()
    }
    await Promise.all(drawn)
    await expect(queue.draw('one', HERE, async () => 'drawn')).resolves.toBe('drawn')
  })

  it('starts one per turn of the event loop', async () => {
    const queue = createRenderQueue({ atOnce: 8 })
    const started: number[] = []
    let nth = 0
    const drawn = Array.from({ length: 3 }, () => queue.draw('one', HERE, async () => void started.push(nth)))
    for (; nth < 6; nth += 1) await turn()
    await Promise.all(drawn)
    expect(new Set(started).size).toBe(3)
  })

  it('never renders for a visitor who left, and gives the slot to the next', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
    const { draw, endOne } = openPages()
    const first = queue.draw('one', HERE, draw)
    await turns(2)
    const visitor = new AbortController()
    const abandoned = vi.fn(async () => {})
    const left = queue.draw('one', visitor.signal, abandoned)
    visitor.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    const next = queue.draw('one', HERE, async () => 'next')
    endOne()
    await first
    await expect(next).resolves.toBe('next')
    await expect(queue.draw('one', AbortSignal.abort(new Error('gone')), abandoned)).rejects.toThrow('gone')
    expect(abandoned).not.toHaveBeenCalled()
  })

  it('aborts rendering when no visitor waits any more, and does not wait for it', async () => {
    const queue = createRenderQueue({ atOnce: 1 })
    const visitor = new AbortController()
    const { draw } = openPages()
    const left = queue.draw('one', visitor.signal, draw)
    await turns(2)
    visitor.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(draw.mock.calls[0]?.[0].aborted).toBe(true)
    await expect(queue.draw('one', HERE, async () => 'next')).resolves.toBe('next')
  })

  it('frees the slot of a page that never finishes', async () => {
    const queue = createRenderQueue({ atOnce: 1, withinMs: 20 })
    await expect(queue.draw('one', HERE, openPages().draw)).rejects.toThrow('too long')
    await expect(queue.draw('one', HERE, async () => 'next')).resolves.toBe('next')
  })

  it('continues after rendering failed', async () => {
    const queue = createRenderQueue({ atOnce: 1 })
    await expect(queue.draw('one', HERE, () => Promise.reject(new Error('drawn wrong')))).rejects.toThrow('drawn wrong')
    await expect(queue.draw('one', HERE, async () => 'next')).resolves.toBe('next')
  })

  it('lets addresses take turns, however many pages one of them asks for', async () => {
    const queue = createRenderQueue({ atOnce: 1 })
    const order: string[] = []
    const ask = (address: string) => queue.draw(address, HERE, async () => void order.push(address))
    await Promise.all(['crowd', 'crowd', 'crowd', 'crowd', 'one', 'two', 'one'].map(ask))
    expect(order).toEqual(['crowd', 'one', 'two', 'crowd', 'one', 'crowd', 'crowd'])
  })

  it('keeps half of the slots free for other addresses', async () => {
    const queue = createRenderQueue({ atOnce: 4 })
    const { draw } = openPages()
    for (let nth = 0; nth < 9; nth += 1) ignore(queue.draw('crowd', HERE, draw))
    await turns(10)
    expect(draw).toHaveBeenCalledTimes(2)
    await expect(queue.draw('one', HERE, async () => 'rendered')).resolves.toBe('rendered')
  })

  it('refuses an address with too many pages, with a message that only it is affected', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
    const { draw } = openPages()
    for (let nth = 0; nth < 2; nth += 1) ignore(queue.draw('crowd', HERE, draw))
    await expect(queue.draw('crowd', HERE, draw)).rejects.toMatchObject({ because: 'key' })
    ignore(queue.draw('one', HERE, draw))
    await turns(3)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('makes room for a new address by refusing the last page of the longest queue', async () => {
    const queue = createRenderQueue({ atOnce: 1, waitingInAll: 3 })
    const { draw, endOne } = openPages()
    const first = queue.draw('one', HERE, draw)
    await turns(2)
    const crowd = Array.from({ length: 3 }, () => queue.draw('crowd', HERE, async () => 'crowd'))
    const two = queue.draw('two', HERE, async () => 'two')
    await expect(crowd[2]).rejects.toMatchObject({ name: 'QueueRefused', because: 'all' })
    const three = queue.draw('three', HERE, async () => 'three')
    await expect(crowd[1]).rejects.toBeInstanceOf(QueueRefused)
    await expect(queue.draw('four', HERE, draw)).rejects.toMatchObject({ because: 'all' })
    endOne()
    await first
    expect(await Promise.all([crowd[0], two, three])).toEqual(['crowd', 'two', 'three'])
  })
})
