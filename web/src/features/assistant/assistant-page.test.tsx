// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { conversationDb } from '../../api/conversations/conversation-db.ts'
import type { Turn } from '../../api/conversations/conversation.ts'
import { answerSaying } from '../../api/conversations/testing/answer-saying.ts'
import { waitingQuestions } from '../../api/conversations/waiting-questions.ts'
import { PageConfigProvider } from '../../api/page-config.tsx'
import { AuthProvider } from '../../api/session/auth-provider.tsx'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
import { AssistantPage } from './assistant-page.tsx'

const MOMENT = '2026-11-15T12:00:00.000Z'
const TURN: Turn = {
  id: 't1',
  conversationId: 'c1',
  question: 'Plugs in Japan?',
  answer: answerSaying('Type A.'),
  askedAt: MOMENT,
  answeredAt: 'server',
}

afterEach(cleanup)

it('shows a page that was left while it answered as it was, and reads nothing of it out', async () => {
  const conversation = { id: 'c1', title: 'Plugs in Japan?', owner: null, createdAt: MOMENT, updatedAt: MOMENT }
  await conversationDb.putTurn(conversation, TURN)
  waitingQuestions(() => null).put('c1', { turnId: 't2', question: 'And in China?', replaces: null })
  const element = <AssistantPage asked={null} plate={null} notice={null} urgent={null} />
  const router = createMemoryRouter([{ path: '/assistant', element }], { initialEntries: ['/assistant?c=c1'] })
  render(
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </PageConfigProvider>,
  )
  const said = await screen.findByRole('region', { name: 'Conversation' })
  expect(within(said).getByText('Type A.')).toBeDefined()
  expect(within(said).getByText('No answer yet')).toBeDefined()
  expect(within(said).getByRole('heading', { name: /And in China/ })).toBeDefined()
  expect(screen.getByRole('log').textContent).toBe('')
})
