// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { answerSaying } from '../../../../test/answer-saying.ts'
import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import type { Turn } from '../../../entities/conversation/conversation.ts'
import { AuthProvider } from '../../../entities/traveller/session/auth-provider.tsx'
import { TurnView } from './turn-view.tsx'

const TURN: Turn = {
  id: 'turn',
  conversationId: 'conversation',
  question: 'Plugs in Japan?',
  answer: answerSaying('Type A.'),
  askedAt: '2026-11-15T12:00:00.000Z',
  answeredAt: 'server',
}

function show(isLast: boolean, turn = TURN) {
  const [onAskAgain, onEdit] = [vi.fn(), vi.fn()]
  const rest = { isEditing: false, onAction: () => undefined, isBusy: false, isTitled: false, isNew: false }
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthProvider>
        <MemoryRouter>
          <TurnView turn={turn} isLast={isLast} onAskAgain={onAskAgain} onEdit={onEdit} {...rest} />
        </MemoryRouter>
      </AuthProvider>
    </PageProviders>,
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

it('opens the edit form when asking again would remove later turns', () => {
  const { onAskAgain, onEdit } = show(false)
  expect(onEdit).toHaveBeenCalledWith(true)
  expect(onAskAgain).not.toHaveBeenCalled()
})

it.each([
  ['ar', 'الإجابة من دليلنا', 'rtl'],
  ['zh-Hant', '來自我們的指南', 'ltr'],
  ['de-AT', 'Antwort aus unserem Reiseführer', 'ltr'],
  ['xx', 'Answered from our guide', 'ltr'],
])('says in %s who answered, in its direction', (language, words, direction) => {
  show(true, { ...TURN, answer: { ...TURN.answer, language, isInEnglish: false } })
  expect(screen.getByText(words).parentElement?.dir).toBe(direction)
})

it('shows the way to a person for a wish in another language', async () => {
  const calls = [{ tool: 'travel-advice', input: { topic: 'support' }, result: { kind: 'unknown', about: 'guide' } }]
  const question = 'ich will mit einem menschen sprechen'
  show(true, { ...TURN, question, answer: { ...TURN.answer, calls } as unknown as Turn['answer'] })
  expect(await screen.findByRole('button', { name: 'Talk to a person' })).toBeDefined()
})
