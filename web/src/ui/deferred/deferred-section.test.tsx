// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { DeferredSection, deferredSection, loadVisibleSections } from './deferred-section.tsx'

afterEach(() => {
  cleanup()
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
const loadSection = async () => ({ default: Section })

async function renderOnServer(section = deferredSection(loadSection, 'search')): Promise<HTMLElement> {
  const stream = await renderToReadableStream(<DeferredSection section={section} />)
  await stream.allReady
  const root = document.createElement('div')
  root.innerHTML = await new Response(stream).text()
  document.body.append(root)
  return root
}

async function hydrate(root: HTMLElement, section: ReturnType<typeof deferredSection>): Promise<void> {
  const complaints = vi.fn()
  await act(async () => {
    hydrateRoot(root, <DeferredSection section={section} />, { onRecoverableError: complaints })
  })
  expect(complaints).not.toHaveBeenCalled()
}

describe('DeferredSection', () => {
  it('is part of the server’s HTML', async () => {
    const root = await renderOnServer()
    expect(root.querySelector('[data-section=search] form')).toBeTruthy()
  })

  it('keeps the server’s elements and typed text, and hydrates when its script has loaded', async () => {
    const root = await renderOnServer()
    const field = root.querySelector('input')!
    field.value = 'Oslo'
    const press = vi.fn()
    const arrived = Promise.withResolvers<{ default: () => React.JSX.Element }>()
    await hydrate(
      root,
      deferredSection(() => arrived.promise, 'search'),
    )
    root.querySelector('button')!.click()
    expect(press).not.toHaveBeenCalled()
    await act(async () => arrived.resolve({ default: () => <Section onGo={press} /> }))
    expect(root.querySelector('input')).toBe(field)
    expect(field.value).toBe('Oslo')
    root.querySelector('button')!.click()
    expect(press).toHaveBeenCalledOnce()
  })

  it('appears on a page that the server did not render', async () => {
    await act(async () => void render(<DeferredSection section={deferredSection(loadSection)} />))
    expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy()
  })

  it('leaves the page alone when its script fails to load', async () => {
    const section = deferredSection(() => Promise.reject(new TypeError('Failed to fetch')))
    await act(async () => {
      render(
        <main>
          <h1>Lisbon</h1>
          <DeferredSection section={section} />
        </main>,
      )
    })
    expect(screen.getByRole('heading', { name: 'Lisbon' })).toBeTruthy()
  })
})

describe('loadVisibleSections', () => {
  it('loads the sections in view and no others', async () => {
    const load = vi.fn(loadSection)
    const root = await renderOnServer()
    const section = deferredSection(load, 'search')
    const box = root.querySelector('[data-section]')!
    box.getBoundingClientRect = () => ({ top: 9000, bottom: 9400 }) as DOMRect
    await loadVisibleSections([section])
    expect(load).not.toHaveBeenCalled()
    box.getBoundingClientRect = () => ({ top: 100, bottom: 400 }) as DOMRect
    await loadVisibleSections([section])
    expect(load).toHaveBeenCalledOnce()
  })
})
