// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { toastQueue } from '../../ui/overlay/toast-queue.ts'
import { sayNotKept } from './say-not-kept.ts'

const loadAgain = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined))
// jsdom cannot reload a page.
vi.mock('../../device/hydration/load-again.ts', () => ({ loadAgain }))

const MISSING = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function press(isOnline: boolean): string | undefined {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  sayNotKept('failed.text', MISSING)
  return toastQueue.read()[0]?.text
}

it('names the missing network, and offers a reload once it is back and the script still fails', () => {
  expect(press(false)).toContain("You're offline")
  expect(press(false)).toContain("You're offline")
  expect(loadAgain).not.toHaveBeenCalled()
  expect(press(true)).toBe('Failed to save item. Please try again.')
  expect(loadAgain).toHaveBeenCalledOnce()
})
