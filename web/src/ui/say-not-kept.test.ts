// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { sayNotKept } from './say-not-kept.ts'
import { toastQueue } from './toast-queue.ts'

const loadAgain = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined))
// jsdom cannot load a page again.
vi.mock('../device/load-again.ts', () => ({ loadAgain }))

const MISSING = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function press(isOnline: boolean): string | undefined {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  sayNotKept('failed.text', MISSING)
  return toastQueue.read()[0]?.text
}

it('names the missing network, and asks for a new page once there is one and the script still does not come', () => {
  expect(press(false)).toContain("You're offline")
  expect(press(false)).toContain("You're offline")
  expect(loadAgain).not.toHaveBeenCalled()
  expect(press(true)).toBe('Failed to save item. Please try again.')
  expect(loadAgain).toHaveBeenCalledOnce()
})
