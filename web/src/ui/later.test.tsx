// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Later, laterPart, wakeVisible } from './later.tsx'

let comeNear: () => void = () => undefined
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function Section({ onGo }: { readonly onGo?: () => void }) {
  return (
    <form>
      <input name="to" aria-label="To" />
      <button type="button" onClick={onGo}>
        Go
      </button>
    </form>
  )
}
const HTML = renderToString(<Section />)
const DRAWN = `<div class="room" data-later="section">${HTML}</div>`

const inRouter = (later: ReactNode) => <MemoryRouter>{later}</MemoryRouter>

function drawn(): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = DRAWN
  document.body.append(root)
  return root
}

/** React's own complaints, of which there must be none. */
async function hydrate(root: HTMLElement, part: ReturnType<typeof laterPart>) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => {
    hydrateRoot(root, inRouter(<Later part={part} className="room" />), {
      onRecoverableError: (error) => complaints(error),
    })
  })
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
}

describe('Later', () => {
  it('leaves the server’s HTML alone until it comes near, then brings it to life with what was typed', async () => {
    const load = vi.fn(async () => ({ default: Section }))
    const root = drawn()
    const field = root.querySelector('input')!
    await hydrate(root, laterPart(load, 'section'))
    expect(root.querySelector('input')).toBe(field)
    expect(load).not.toHaveBeenCalled()
    field.focus()
    field.value = 'Oslo'
    await act(async () => comeNear())
    expect(load).toHaveBeenCalledOnce()
    await waitFor(() => expect(root.querySelector('input')).not.toBe(field))
    const alive = root.querySelector('input')!
    expect(alive.value).toBe('Oslo')
    expect(document.activeElement).toBe(alive)
    expect(root.querySelectorAll('form')).toHaveLength(1)
  })

  it('presses again what was pressed before its script was there', async () => {
    const press = vi.fn()
    const root = drawn()
    await hydrate(
      root,
      laterPart(async () => ({ default: () => <Section onGo={press} /> }), 'section'),
    )
    const tile = root.querySelector('button')!
    tile.click()
    tile.click()
    expect(press).not.toHaveBeenCalled()
    await act(async () => comeNear())
    await waitFor(() => expect(press).toHaveBeenCalledOnce())
  })

  it('presses nothing for somebody who has pressed something else since', async () => {
    const press = vi.fn()
    const root = drawn()
    await hydrate(
      root,
      laterPart(async () => ({ default: () => <Section onGo={press} /> }), 'section'),
    )
    const field = root.querySelector('input')!
    root.querySelector('button')!.click()
    field.click()
    await act(async () => comeNear())
    await waitFor(() => expect(root.querySelector('input')).not.toBe(field))
    expect(press).not.toHaveBeenCalled()
  })

  it('wakes in place what is in view, without exchanging a single element', async () => {
    const part = laterPart(async () => ({ default: Section }), 'section')
    const root = drawn()
    const field = root.querySelector('input')!
    await wakeVisible([part])
    await hydrate(root, part)
    expect(root.querySelector('input')).toBe(field)
  })

  it('fetches nothing for what is far below', async () => {
    const load = vi.fn(async () => ({ default: Section }))
    const root = drawn()
    const box = root.firstElementChild!
    box.getBoundingClientRect = () => ({ top: 9000, bottom: 9400 }) as DOMRect
    await wakeVisible([laterPart(load, 'section')])
    expect(load).not.toHaveBeenCalled()
  })

  it('is fetched when near on a page that was not drawn by the server', async () => {
    render(inRouter(<Later part={laterPart(async () => ({ default: Section }))} />))
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull()
    await act(async () => comeNear())
    expect(await screen.findByRole('button', { name: 'Go' })).toBeTruthy()
  })

  it('is there at once when its script already is', async () => {
    const part = laterPart(async () => ({ default: Section }))
    await part.load()
    render(inRouter(<Later part={part} />))
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy()
  })

  it('keeps the server’s HTML for somebody who leaves and comes back', async () => {
    const part = laterPart(async () => ({ default: Section }), 'section')
    const root = drawn()
    let leave: () => void = () => undefined
    await act(async () => {
      const app = hydrateRoot(root, inRouter(<Later part={part} className="room" />))
      leave = () => app.unmount()
    })
    // As an extension of the browser does.
    root.querySelector('input')!.style.caretColor = 'transparent'
    await act(async () => leave())
    render(inRouter(<Later part={part} className="room" />))
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'To' }).hasAttribute('style')).toBe(false)
  })

  it('stays as it is when its script does not arrive, and tries again', async () => {
    const load = vi.fn(async () => ({ default: Section }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const root = drawn()
    await hydrate(root, laterPart(load, 'section'))
    await act(async () => comeNear())
    expect(root.querySelector('button')?.textContent).toBe('Go')
    await act(async () => void dispatchEvent(new Event('online')))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('tries again by itself when the signal is back before anything gets through', async () => {
    vi.useFakeTimers()
    const load = vi.fn(async () => ({ default: Section }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const root = drawn()
    await hydrate(root, laterPart(load, 'section'))
    await act(async () => comeNear())
    expect(load).toHaveBeenCalledTimes(1)
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
