// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { answerSaying } from '../../../test/answer-saying.ts'
import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { conversationDb } from '../../entities/conversation/conversation-db.ts'
import type { Turn } from '../../entities/conversation/conversation.ts'
import { pendingQuestions } from '../../entities/conversation/unsent-questions.ts'
import { AuthProvider } from '../../entities/traveller/session/auth-provider.tsx'
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

it('shows an interrupted conversation as it was, without announcing it again', async () => {
  const conversation = { id: 'c1', title: 'Plugs in Japan?', owner: null, createdAt: MOMENT, updatedAt: MOMENT }
  await conversationDb.putTurn(conversation, TURN)
  pendingQuestions(() => null).put('c1', { turnId: 't2', question: 'And in China?', replaces: null })
  const element = <AssistantPage asked={null} illustration={null} notice={null} urgent={null} />
  const router = createMemoryRouter([{ path: '/assistant', element }], { initialEntries: ['/assistant?c=c1'] })
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </PageProviders>,
  )
  const said = await screen.findByRole('region', { name: 'Conversation' })
  expect(within(said).getByText('Type A.')).toBeDefined()
  expect(within(said).getByText('No answer yet')).toBeDefined()
  expect(within(said).getByRole('heading', { name: /And in China/ })).toBeDefined()
  expect(screen.getByRole('log').textContent).toBe('')
})
