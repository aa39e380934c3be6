// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { renderOn } from '../../../test/on-device.tsx'
import { Dialog } from './dialog.tsx'
import { requestOverlay } from './overlay-queue.ts'
import { Sheet } from './sheet.tsx'
import { toastQueue } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

vi.unmock('./toaster.tsx')

function Page({ as: Part = Dialog, isGone = false }: { as?: typeof Dialog | typeof Sheet; isGone?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main id="content" tabIndex={-1}>
      {!(isGone && isOpen) && (
        <button type="button" onClick={() => setOpen(true)}>
          Name it
        </button>
      )}
      <Part open={isOpen} onOpenChange={setOpen} title="Name this trip" description="Only you see it.">
        <input aria-label="Name" />
      </Part>
    </main>
  )
}

async function open(): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: 'Name it' })
  button.focus()
  fireEvent.click(button)
  return screen.findByRole('dialog', { name: 'Name this trip' })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
] as const)('%s', (_, Part) => {
  it('has a name and a description', async () => {
    renderOn('desktop', <Page as={Part} />)
    const dialog = await open()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Only you see it.')
  })

  it('closes with Escape and returns the focus', async () => {
    renderOn('desktop', <Page as={Part} />)
    await open()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Name it' }))
  })

  it('closes with the first Escape also while a toast is shown', async () => {
    renderOn('desktop', <Page as={Part} />)
    await open()
    render(<Toaster />)
    act(() => void toastQueue.add('success', 'Saved'))
    await screen.findAllByText('Saved')
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toastQueue.read()[0]).toMatchObject({ text: 'Saved', isOpen: true })
  })

  it('closes with its button', async () => {
    renderOn('desktop', <Page as={Part} />)
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('locks scrolling without a style element, and unlocks it', async () => {
    renderOn('desktop', <Page as={Part} />)
    await open()
    expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true)
    expect(document.querySelectorAll('style')).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false))
  })

  it('hides our own overlays while it is open', async () => {
    const overlay = { show: vi.fn(), hide: vi.fn() }
    const turn = requestOverlay('cookie-notice', overlay)
    await vi.waitFor(() => expect(overlay.show).toHaveBeenCalledOnce())
    renderOn('desktop', <Page as={Part} />)
    await open()
    expect(overlay.hide).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(overlay.show).toHaveBeenCalledTimes(2))
    turn.leave()
  })
})

describe('Dialog', () => {
  it('focuses its first field on a desktop', async () => {
    renderOn('desktop', <Page />)
    await open()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  })

  it('does not open the keyboard on a phone', async () => {
    renderOn('phone', <Page />)
    expect(await open()).toBe(document.activeElement)
  })

  it('moves the focus to the content when its opener is gone', async () => {
    renderOn('desktop', <Page isGone />)
    await open()
    const content = document.getElementById('content')
    // The button is rendered again with the closed dialog, as another element.
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(content))
  })
})

describe('the back button', () => {
  const watches: { onclose: (() => void) | null; destroy: () => void }[] = []
  class Watch {
    onclose = null
    destroy = vi.fn()
    constructor() {
      watches.push(this)
    }
  }

  beforeEach(() => {
    watches.length = 0
    vi.stubGlobal('CloseWatcher', Watch)
  })

  it('closes it on a phone, and is ignored afterwards', async () => {
    renderOn('phone', <Page />)
    expect(watches).toHaveLength(0)
    await open()
    expect(watches).toHaveLength(1)
    act(() => watches[0]?.onclose?.())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(watches[0]?.destroy).toHaveBeenCalledOnce()
  })

  it('is not watched on a desktop, where Escape would be handled twice', async () => {
    renderOn('desktop', <Page />)
    await open()
    expect(watches).toHaveLength(0)
  })
})

describe('the sheet on a phone', () => {
  async function drag(byPx: number, inMs: number): Promise<void> {
    renderOn('phone', <Page />)
    const handle = (await open()).firstElementChild as HTMLElement
    handle.setPointerCapture = () => undefined
    const at = (type: string, clientY: number, timeStamp: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY, button: 0 })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(handle, event)
    }
    at('pointerdown', 300, 1000)
    at('pointermove', 300 + byPx, 1000 + inMs)
    at('pointerup', 300 + byPx, 1000 + inMs)
  }

  it.each([
    ['far', 121, 2000],
    ['fast', 60, 100],
  ])('closes when it is dragged %s enough', async (_, byPx, inMs) => {
    await drag(byPx, inMs)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['short and slow', 100, 1000],
    ['only touched', 10, 5],
    ['dragged upwards', -200, 100],
  ])('slides back when it is %s', async (_, byPx, inMs) => {
    await drag(byPx, inMs)
    expect(screen.getByRole('dialog').style.translate).toBe('')
  })
})
