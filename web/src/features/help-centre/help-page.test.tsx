// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import { HelpPage } from './help-page.tsx'

// The index has many links; working out for each whether it is hidden takes jsdom seconds.
configure({ defaultHidden: true })
const device = vi.hoisted(() => ({ layout: 'desktop' }))
vi.mock('../../device/current-layout.ts', () => ({ currentLayout: () => device.layout }))
beforeEach(() => {
  device.layout = 'desktop'
})
afterEach(cleanup)

function open(path: string): ReturnType<typeof createMemoryRouter> {
  const router = createMemoryRouter([{ path: '/help-center', Component: HelpPage }], { initialEntries: [path] })
  const config = {
    origin: 'https://sojourn.example',
    supabaseUrl: null,
    supabaseKey: 'k',
    locale: 'en-GB',
    layout: 'desktop',
  } as const
  render(
    <PageConfigProvider config={config}>
      <RouterProvider router={router} />
    </PageConfigProvider>,
  )
  return router
}

describe('HelpPage', () => {
  it('is an index of topics', () => {
    open('/help-center')
    expect(screen.getByText('Without a connection').tagName).toBe('H2')
    expect(screen.getByText('A change “needs attention”').closest('a')?.getAttribute('href')).toBe(
      '/help-center/needs-attention',
    )
  })

  it.each([
    ['mobile', false],
    ['desktop', true],
  ])('lays out on %s what is seen first, and the rest at once: %s', (layout, atOnce) => {
    device.layout = layout
    open('/help-center')
    const [first, ...rest] = [...document.querySelectorAll('section section')]
    expect(first?.hasAttribute('data-later')).toBe(false)
    expect(rest.length).toBeGreaterThan(3)
    expect(rest.every((topic) => topic.hasAttribute('data-later') !== atOnce)).toBe(true)
  })

  it('answers an address that carries a search', () => {
    open('/help-center?search=refnud')
    expect(screen.getByRole('heading', { name: 'Answers for “refnud”' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get my money back' })).toBeTruthy()
    expect(screen.queryByText('Without a connection')).toBeNull()
  })

  it('follows what is typed, and forgets it again', async () => {
    const router = open('/help-center')
    const field = screen.getByRole('searchbox', { name: 'Search the answers' })
    fireEvent.input(field, { target: { value: 'iphone' } })
    expect(await screen.findByRole('link', { name: 'Install on an iPhone or iPad' })).toBeTruthy()
    expect(router.state.location.search).toBe('?search=iphone')
    fireEvent.input(field, { target: { value: '' } })
    expect(await screen.findByText('Without a connection')).toBeTruthy()
  })

  it('says what to do when nothing is found', () => {
    open('/help-center?search=xqzzt')
    expect(screen.getByRole('status').textContent).toBe('No article answers “xqzzt” yet.')
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/support-center')
  })
})
