// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { standOn } from '../../../test/on-device.tsx'
import { toastQueue } from './toast-queue.ts'
import { toast } from './toast.ts'

vi.unmock('./toaster.tsx')

/** Flushes React's updates before the next line, however busy the machine is. */
async function drawn(happens: () => unknown): Promise<void> {
  await act(async () => {
    await happens()
    await vi.dynamicImportSettled()
  })
}

const pass = (ms: number): Promise<void> => drawn(() => vi.advanceTimersByTimeAsync(ms))

const shown = (): readonly string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

/** Preloaded so that no test waits for it; the first toast mounts it. */
beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  standOn('desktop')
  await import('./toaster.tsx')
})

beforeEach(() => {
  standOn('desktop')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(async () => {
  await drawn(() => toastQueue.read().map(({ id }) => toast.dismiss(id)))
  await pass(5000)
  vi.useRealTimers()
})

describe('toast', () => {
  it('adds nothing to the page before the first toast', async () => {
    expect(document.body.childElementCount).toBe(0)
    await drawn(() => toast.success('Trip saved.'))
    const region = screen.getByRole('region', { name: 'Messages (F8)' })
    expect(within(region).getByText('Trip saved.')).toBeTruthy()
  })

  it('stays 4000 ms', async () => {
    await drawn(() => toast.info('Rates updated.'))
    await pass(3999)
    expect(screen.getByText('Rates updated.').closest('li')?.dataset['state']).toBe('open')
    await pass(1)
    await pass(200)
    expect(shown()).toEqual([])
  })

  it('stays as long as requested', async () => {
    await drawn(() => toast.info("You're offline. Some features may be limited.", { durationMs: 3000 }))
    await pass(2999)
    expect(shown()).toHaveLength(1)
    await pass(201)
    expect(shown()).toEqual([])
  })

  it('shows at most three, the newest first in the queue', async () => {
    await drawn(() => ['One', 'Two', 'Three', 'Four'].map((sentence) => toast.info(sentence)))
    expect(toastQueue.read().map(({ text }) => text)).toEqual(['Four', 'Three', 'Two'])
    expect(shown()).toHaveLength(3)
    expect(screen.queryByText('One')).toBeNull()
  })

  it('does not stack the same sentence, but restarts its timer', async () => {
    await drawn(() => toast.info('Copied.'))
    await pass(3000)
    await drawn(() => toast.info('Copied.'))
    expect(shown()).toHaveLength(1)
    await pass(3000)
    expect(shown()).toHaveLength(1)
    await pass(1200)
    expect(shown()).toEqual([])
  })

  it('pauses while the pointer is over it', async () => {
    await drawn(() => toast.error('The price changed.'))
    const region = screen.getByRole('region', { name: 'Messages (F8)' })
    await pass(2000)
    await drawn(() => region.dispatchEvent(new MouseEvent('pointermove')))
    await pass(10_000)
    expect(shown()).toHaveLength(1)
    await drawn(() => region.dispatchEvent(new MouseEvent('pointerleave')))
    await pass(1900)
    expect(shown()).toHaveLength(1)
    await pass(400)
    expect(shown()).toEqual([])
  })

  it('runs its action, and closes', async () => {
    const onPress = vi.fn()
    await drawn(() => toast.info('Removed.', { action: { label: 'Undo', onPress } }))
    await drawn(() => screen.getByRole('button', { name: 'Undo' }).click())
    await pass(200)
    expect(onPress).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  it('can be closed by its button', async () => {
    await drawn(() => toast.success('Saved.'))
    await drawn(() => screen.getByRole('button', { name: 'Dismiss message' }).click())
    await pass(200)
    expect(shown()).toEqual([])
  })

  it.each([
    ['a problem at once', () => toast.error('It broke.'), 'assertive'],
    ['anything else when there is a pause', () => toast.success('It works.'), 'polite'],
  ] as const)('announces %s', async (_, say, politeness) => {
    await drawn(() => say())
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe(politeness)
  })
})
