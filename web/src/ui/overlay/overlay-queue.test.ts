// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { OverlayName, OverlayTurn } from './overlay-queue.ts'

type Queue = typeof import('./overlay-queue.ts')

let queue: Queue
let seen: string[]

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  queue = await import('./overlay-queue.ts')
  seen = []
})

afterEach(() => {
  vi.useRealTimers()
})

const ask = (name: OverlayName): OverlayTurn =>
  queue.requestOverlay(name, { show: () => seen.push(`+${name}`), hide: () => seen.push(`-${name}`) })
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('requestOverlay', () => {
  it('shows the highest rank of concurrent requests, and only that one', async () => {
    ask('trial-popup')
    ask('cookie-notice')
    ask('install-prompt')
    await settle(10_000)
    expect(seen).toEqual(['+cookie-notice'])
  })

  it('shows all in the order of rank as the slot becomes free', async () => {
    const turns = new Map([...queue.OVERLAYS_BY_RANK].reverse().map((name) => [name, ask(name)]))
    for (const name of queue.OVERLAYS_BY_RANK) {
      await settle(300)
      turns.get(name)?.leave()
    }
    expect(seen).toEqual(queue.OVERLAYS_BY_RANK.map((name) => `+${name}`))
  })

  it('leaves a pause of 300 ms between two', async () => {
    const first = ask('cookie-notice')
    ask('trial-popup')
    await settle()
    first.leave()
    await settle(299)
    expect(seen).toEqual(['+cookie-notice'])
    await settle(1)
    expect(seen).toEqual(['+cookie-notice', '+trial-popup'])
  })

  it('does not interrupt a shown overlay for a higher rank', async () => {
    ask('trial-popup')
    await settle()
    ask('app-update')
    await settle(1000)
    expect(seen).toEqual(['+trial-popup'])
  })

  it('drops one that gives up before its turn, and a second leave frees nothing else', async () => {
    const first = ask('splash')
    const second = ask('cookie-notice')
    ask('trial-popup')
    await settle()
    second.leave()
    first.leave()
    await settle(300)
    first.leave()
    second.leave()
    await settle(300)
    expect(seen).toEqual(['+splash', '+trial-popup'])
  })
})

describe('holdOverlays', () => {
  it('shows nothing while a dialog is open, and continues 300 ms after it closes', async () => {
    const release = queue.holdOverlays()
    ask('install-prompt')
    await settle(5000)
    expect(seen).toEqual([])
    release()
    await settle(299)
    expect(seen).toEqual([])
    await settle(1)
    expect(seen).toEqual(['+install-prompt'])
  })

  it('hides an overlay while a dialog is open and shows it again', async () => {
    ask('cookie-notice')
    await settle()
    const release = queue.holdOverlays()
    expect(seen).toEqual(['+cookie-notice', '-cookie-notice'])
    release()
    await settle(300)
    expect(seen).toEqual(['+cookie-notice', '-cookie-notice', '+cookie-notice'])
  })

  it('waits for the last of several dialogs, and counts each release once', async () => {
    ask('cookie-notice')
    const releaseOuter = queue.holdOverlays()
    const releaseInner = queue.holdOverlays()
    releaseInner()
    releaseInner()
    await settle(1000)
    expect(seen).toEqual([])
    releaseOuter()
    await settle(300)
    expect(seen).toEqual(['+cookie-notice'])
  })

  it('delays our own prompts during a conversation, but not required ones', async () => {
    ask('trial-popup')
    await settle()
    const release = queue.holdOverlays('wishes')
    ask('install-prompt')
    const notice = ask('cookie-notice')
    await settle(300)
    expect(seen).toEqual(['+trial-popup', '-trial-popup', '+cookie-notice'])
    release()
    await settle(1000)
    expect(seen).toHaveLength(3)
    notice.leave()
    await settle(300)
    expect(seen.at(-1)).toBe('+install-prompt')
  })

  it('does not restore one that left while the dialog was open', async () => {
    const turn = ask('cookie-notice')
    await settle()
    const release = queue.holdOverlays()
    turn.leave()
    release()
    await settle(1000)
    expect(seen).toEqual(['+cookie-notice', '-cookie-notice'])
  })
})
