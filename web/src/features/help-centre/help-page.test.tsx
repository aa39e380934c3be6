// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PageProviders } from '../../../test/page-providers.tsx'
import { HelpPage } from './help-page.tsx'

// The index has many links; computing the visibility of each takes jsdom seconds.
configure({ defaultHidden: true })
const device = vi.hoisted(() => ({ layout: 'desktop' }))
vi.mock('../../device/screen/current-layout.ts', () => ({ currentLayout: () => device.layout }))
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
    <PageProviders config={config}>
      <RouterProvider router={router} />
    </PageProviders>,
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

  it('answers the search in a URL', () => {
    open('/help-center?search=refnud')
    expect(screen.getByRole('heading', { name: 'Answers for “refnud”' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Get my money back' })).toBeTruthy()
    expect(screen.queryByText('Without a connection')).toBeNull()
  })

  it('follows the typed text, and returns to the index', async () => {
    const router = open('/help-center')
    const field = screen.getByRole('searchbox', { name: 'Search the answers' })
    fireEvent.input(field, { target: { value: 'iphone' } })
    expect(await screen.findByRole('link', { name: 'Install on an iPhone or iPad' })).toBeTruthy()
    expect(router.state.location.search).toBe('?search=iphone')
    fireEvent.input(field, { target: { value: '' } })
    expect(await screen.findByText('Without a connection')).toBeTruthy()
  })

  it('suggests a next step when nothing is found', () => {
    open('/help-center?search=xqzzt')
    expect(screen.getByRole('status').textContent).toBe('No article answers “xqzzt” yet.')
    const links = screen.getAllByRole('link', { name: 'Talk to a person' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/chat-with-us?person=1', '/chat-with-us?person=1'])
  })

  it('finds the article and the way to a person when both are asked for', () => {
    open('/help-center?search=Talk+to+a+person+about+a+refund')
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Get my money back')
    expect(screen.getByText('Our support team answers you in a chat, or by mail.')).toBeTruthy()
  })
})
