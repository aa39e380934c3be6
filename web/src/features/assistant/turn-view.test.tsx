// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import type { Turn } from '../../api/conversations/conversation.ts'
import { answerSaying } from '../../api/conversations/testing/answer-saying.ts'
import { PageConfigProvider } from '../../api/page-config.tsx'
import { AuthProvider } from '../../api/session/auth-provider.tsx'
import { DESK_CONFIG } from '../../api/testing/desk-config.ts'
import { TurnView } from './turn-view.tsx'

const TURN: Turn = {
  id: 'turn',
  conversationId: 'conversation',
  question: 'Plugs in Japan?',
  answer: answerSaying('Type A.'),
  askedAt: '2026-11-15T12:00:00.000Z',
  answeredAt: 'server',
}

function show(isLast: boolean) {
  const [onAskAgain, onEdit] = [vi.fn(), vi.fn()]
  const rest = { isEditing: false, onAction: () => undefined, isBusy: false, isTitled: false, isNew: false }
  render(
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthProvider>
        <MemoryRouter>
          <TurnView turn={TURN} isLast={isLast} onAskAgain={onAskAgain} onEdit={onEdit} {...rest} />
        </MemoryRouter>
      </AuthProvider>
    </PageConfigProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  return { onAskAgain, onEdit }
}

afterEach(cleanup)

it('asks the last question again at once', () => {
  const { onAskAgain, onEdit } = show(true)
  expect(onAskAgain).toHaveBeenCalledWith('Plugs in Japan?')
  expect(onEdit).not.toHaveBeenCalled()
})

it('does not drop what stands below a question without saying so', () => {
  const { onAskAgain, onEdit } = show(false)
  expect(onEdit).toHaveBeenCalledWith(true)
  expect(onAskAgain).not.toHaveBeenCalled()
})
