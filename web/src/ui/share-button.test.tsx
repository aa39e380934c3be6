// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { standOn } from '../../test/on-device.tsx'
import { toastQueue } from './overlay/toast-queue.ts'
import { ShareButton } from './share-button.tsx'

const writeText = vi.fn<(text: string) => Promise<undefined>>(async () => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  standOn('desktop')
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  writeText.mockReset()
  Reflect.deleteProperty(navigator, 'share')
})

async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
}

describe('ShareButton', () => {
  it('opens the share sheet with title, text and URL, without repeating the URL in the text', async () => {
    const share = vi.fn(async () => undefined)
    Object.assign(navigator, { share })
    render(<ShareButton />)
    await press('Share with friends')
    expect(share).toHaveBeenCalledWith({
      title: 'Sojourn, a travel companion',
      text: expect.not.stringContaining(location.origin) as string,
      url: location.origin,
    })
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies a message with the site’s URL when there is no sheet, and confirms it for two seconds', async () => {
    render(<ShareButton variant="instagram" />)
    await press('Share on Instagram')
    expect(writeText.mock.calls[0]?.[0]).toContain(location.origin)
    expect(screen.getByRole('button', { name: 'Link copied!' })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1999))
    expect(screen.getByRole('button', { name: 'Link copied!' })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: 'Share on Instagram' })).toBeTruthy()
  })

  it('shows nothing when the sheet is cancelled', async () => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) })
    render(<ShareButton variant="minimal" />)
    await press('Share')
    expect(writeText).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  })

  it('shows the URL to copy by hand when nothing else works', async () => {
    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    render(<ShareButton url="/blog/lisbon" />)
    await press('Share with friends')
    expect(toastQueue.read()[0]?.text).toBe(`Share manually: ${location.origin}/blog/lisbon`)
  })
})
