// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { conversations } from '../../api/conversations/conversations.ts'
import { readDraft } from '../../api/conversations/drafts.ts'
import { PageConfigProvider } from '../../api/page-config.tsx'
import { AuthProvider } from '../../api/session/auth-provider.tsx'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
import { AssistantPage } from './assistant-page.tsx'

const shown = vi.hoisted(() => ({ layout: 'desktop' }))
vi.mock('../../device/current-layout.ts', () => ({ currentLayout: () => shown.layout }))

const QUESTION = 'Plugs in Japan?'

/** A thread that finds its tables on the device, or whose script is not there. */
function standOffline(hasTables: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {
        const data = { kind: 'prepared', isReady: true }
        this.dispatchEvent(hasTables ? new MessageEvent('message', { data }) : new Event('error'))
      }
      terminate(): void {}
    },
  )
}

function comeBack(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
}

function open(address: string): void {
  const element = <AssistantPage asked={null} plate={null} notice={null} urgent={null} />
  const router = createMemoryRouter([{ path: '/assistant', element }], { initialEntries: [address] })
  render(
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </PageConfigProvider>,
  )
}

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Your question' })
let ask = vi.spyOn(conversations, 'ask')

beforeEach(() => {
  shown.layout = 'desktop'
  ask = vi.spyOn(conversations, 'ask').mockResolvedValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('says what works where nobody can answer, keeps what is sent in the field, and asks it when the network is back', async () => {
  standOffline(false)
  open('/assistant')
  await screen.findByText('No answers here without a network yet')
  expect(screen.getByRole('link', { name: 'Emergency numbers' })).toBeDefined()
  expect(screen.queryByText('Try one of these')).toBeNull()
  fireEvent.input(field(), { target: { value: QUESTION } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(screen.getByText('Kept. It is asked as soon as you are back online.')).toBeDefined()
  expect([field().value, readDraft('new')]).toEqual([QUESTION, QUESTION])
  expect(ask).not.toHaveBeenCalled()
  comeBack()
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ question: QUESTION })
  expect(readDraft('new')).toBe('')
})

it('leaves it to whoever goes on writing to send it', async () => {
  standOffline(false)
  open('/assistant')
  await screen.findByText('No answers here without a network yet')
  fireEvent.input(field(), { target: { value: QUESTION } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  fireEvent.input(field(), { target: { value: `${QUESTION} And` } })
  comeBack()
  await screen.findByText('Try one of these')
  expect(ask).not.toHaveBeenCalled()
  expect(field().value).toBe(`${QUESTION} And`)
})

it('says that the device answers where it can, and asks at once', async () => {
  standOffline(true)
  open('/assistant')
  await screen.findByText('This device answers')
  fireEvent.input(field(), { target: { value: QUESTION } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(ask).toHaveBeenCalledOnce()
})

it.each([
  ['mobile', 1],
  ['desktop', 0],
] as const)('lets go of the field once it is asked where a keyboard would lie over the answer: %s', (layout, times) => {
  shown.layout = layout
  open('/assistant')
  const onBlur = vi.fn()
  field().addEventListener('blur', onBlur)
  field().focus()
  fireEvent.input(field(), { target: { value: QUESTION } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(ask).toHaveBeenCalledOnce()
  expect(onBlur).toHaveBeenCalledTimes(times)
})

it('leads back to a first question that has no answer yet', async () => {
  open('/assistant')
  act(() => conversations.withhold('c9', QUESTION, { limit: 5, resetsAt: null }))
  expect((await screen.findByRole('link', { name: QUESTION })).getAttribute('href')).toBe('/assistant?c=c9')
})
