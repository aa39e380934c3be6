// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { showLimitReached } from '../../entities/conversation/conversations.ts'
import { readDraft } from '../../entities/conversation/unsent-questions.ts'
import { AuthProvider } from '../../entities/traveller/session/auth-provider.tsx'
import { AssistantPage } from './assistant-page.tsx'

const shown = vi.hoisted(() => ({ layout: 'desktop' }))
vi.mock('../../device/screen/current-layout.ts', () => ({ currentLayout: () => shown.layout }))
const ask = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../../entities/conversation/ask-question.ts', () => ({ askQuestion: ask }))

const QUESTION = 'Plugs in Japan?'

/** Goes offline with a worker that finds its tables, or whose script fails to load. */
function goOffline(hasTables: boolean): void {
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

function goOnline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
}

function open(address: string, urgent: string | null = null): void {
  const element = <AssistantPage asked={null} illustration={null} notice={null} urgent={urgent} />
  const router = createMemoryRouter([{ path: '/assistant', element }], { initialEntries: [address] })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </PageProviders>,
  )
}

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Your question' })

beforeEach(() => {
  shown.layout = 'desktop'
  ask.mockClear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('lists the offline tools when nothing can answer, and sends the question when the network is back', async () => {
  goOffline(false)
  open('/assistant')
  await screen.findByText('Offline answers are not ready yet')
  expect(screen.getByRole('link', { name: 'Emergency numbers' })).toBeDefined()
  expect(screen.queryByText('Try one of these')).toBeNull()
  fireEvent.input(field(), { target: { value: QUESTION } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(screen.getByText('Saved. We will send it when you are back online.')).toBeDefined()
  expect([field().value, readDraft('new')]).toEqual([QUESTION, QUESTION])
  expect(ask).not.toHaveBeenCalled()
  goOnline()
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(ask).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ question: QUESTION }),
    expect.anything(),
  )
  expect(readDraft('new')).toBe('')
})

it('does not send a question that the traveller keeps editing', async () => {
  goOffline(false)
  open('/assistant')
  await screen.findByText('Offline answers are not ready yet')
  fireEvent.input(field(), { target: { value: QUESTION } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  fireEvent.input(field(), { target: { value: `${QUESTION} And` } })
  goOnline()
  await screen.findByText('Try one of these')
  expect(ask).not.toHaveBeenCalled()
  expect(field().value).toBe(`${QUESTION} And`)
})

it('says that the device answers, and asks at once', async () => {
  goOffline(true)
  open('/assistant')
  await screen.findByText('Answering offline')
  fireEvent.input(field(), { target: { value: QUESTION } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(ask).toHaveBeenCalledOnce()
})

it.each([
  ['mobile', 1],
  ['desktop', 0],
] as const)(
  'blurs the field after sending only on a phone, whose keyboard would cover the answer: %s',
  (layout, times) => {
    shown.layout = layout
    open('/assistant')
    const onBlur = vi.fn()
    field().addEventListener('blur', onBlur)
    field().focus()
    fireEvent.input(field(), { target: { value: QUESTION } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(ask).toHaveBeenCalledOnce()
    expect(onBlur).toHaveBeenCalledTimes(times)
  },
)

it('links to a first question that has no answer yet', async () => {
  open('/assistant')
  act(() => showLimitReached('c9', QUESTION, { limit: 5, resetsAt: null }))
  expect((await screen.findByRole('link', { name: QUESTION })).getAttribute('href')).toBe('/assistant?c=c9')
})

it('says once that the daily limit is reached', async () => {
  act(() => showLimitReached('c8', QUESTION, { limit: 5, resetsAt: null }))
  open('/assistant?c=c8', 'Daily limit reached')
  expect(await screen.findByText('That is all for today')).toBeDefined()
  expect(screen.queryByText('Daily limit reached')).toBeNull()
  cleanup()
  open('/assistant', 'Daily limit reached')
  expect(await screen.findByText('Daily limit reached')).toBeDefined()
})
