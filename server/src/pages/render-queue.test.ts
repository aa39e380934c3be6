import { describe, expect, it, vi } from 'vitest'

import { createRenderQueue, TooManyPages } from './render-queue.ts'

const HERE = new AbortController().signal
const turn = () => new Promise((resolve) => setImmediate(resolve))
const turns = async (count: number) => {
  for (let i = 0; i < count; i += 1) await turn()
}

/** Pages that are drawn until told to end. */
function openPages() {
  const ends: (() => void)[] = []
  const draw = vi.fn<(signal: AbortSignal) => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
  return { draw, endOne: () => ends.shift()?.() }
}

describe('the render queue', () => {
  it('draws so many at once, and the next when one is done', async () => {
    const queue = createRenderQueue({ atOnce: 2, waiting: 5 })
    const { draw, endOne } = openPages()
    const drawn = Array.from({ length: 4 }, () => queue.draw(HERE, draw))
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

  it('turns away what is more than can wait, and takes it again later', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
    const { draw, endOne } = openPages()
    const drawn = [queue.draw(HERE, draw), queue.draw(HERE, draw)]
    await expect(queue.draw(HERE, draw)).rejects.toBeInstanceOf(TooManyPages)
    for (let i = 0; i < 2; i += 1) {
      await turns(3)
      endOne()
    }
    await Promise.all(drawn)
    await expect(queue.draw(HERE, async () => 'drawn')).resolves.toBe('drawn')
  })

  it('starts one per turn of the event loop', async () => {
    const queue = createRenderQueue({ atOnce: 8 })
    const started: number[] = []
    let nth = 0
    const drawn = Array.from({ length: 3 }, () => queue.draw(HERE, async () => void started.push(nth)))
    for (; nth < 6; nth += 1) await turn()
    await Promise.all(drawn)
    expect(new Set(started).size).toBe(3)
  })

  it('never draws for somebody who left, and gives the place to the next', async () => {
    const queue = createRenderQueue({ atOnce: 1, waiting: 1 })
    const { draw, endOne } = openPages()
    const first = queue.draw(HERE, draw)
    await turns(2)
    const visitor = new AbortController()
    const forNobody = vi.fn(async () => {})
    const left = queue.draw(visitor.signal, forNobody)
    visitor.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    const next = queue.draw(HERE, async () => 'next')
    endOne()
    await first
    await expect(next).resolves.toBe('next')
    await expect(queue.draw(AbortSignal.abort(new Error('gone')), forNobody)).rejects.toThrow('gone')
    expect(forNobody).not.toHaveBeenCalled()
  })

  it('tells a drawing that nobody waits any more, and does not wait for it either', async () => {
    const queue = createRenderQueue({ atOnce: 1 })
    const visitor = new AbortController()
    const { draw } = openPages()
    const left = queue.draw(visitor.signal, draw)
    await turns(2)
    visitor.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(draw.mock.calls[0]?.[0].aborted).toBe(true)
    await expect(queue.draw(HERE, async () => 'next')).resolves.toBe('next')
  })

  it('takes its place back from a drawing that does not end', async () => {
    const queue = createRenderQueue({ atOnce: 1, withinMs: 20 })
    await expect(queue.draw(HERE, openPages().draw)).rejects.toThrow('too long')
    await expect(queue.draw(HERE, async () => 'next')).resolves.toBe('next')
  })

  it('goes on after a drawing that failed', async () => {
    const queue = createRenderQueue({ atOnce: 1 })
    await expect(queue.draw(HERE, () => Promise.reject(new Error('drawn wrong')))).rejects.toThrow('drawn wrong')
    await expect(queue.draw(HERE, async () => 'next')).resolves.toBe('next')
  })
})
