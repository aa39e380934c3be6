// @vitest-environment jsdom
import type { PageConfig } from '@app/contracts/page-rendering'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../api/page-config.tsx'
import type { Turn } from '../../entities/conversation/conversation.ts'
import { readHandover } from '../../entities/support/handover.ts'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { PersonHint } from './person-hint.tsx'

const turn = (id: string, question: string, words: string) =>
  ({
    id,
    conversationId: 'c',
    question,
    answer: { sentences: [{ pieces: [{ kind: 'words', text: words }] }], calls: [] },
  }) as unknown as Turn

function show(content: ReactNode): void {
  render(
    <PageConfigProvider config={{ layout: 'desktop', locale: 'en-GB' } as PageConfig}>
      <AuthContext value={{ user: null, session: null, isLoading: true } as Auth}>
        <MemoryRouter>
          {content}
          <Where />
        </MemoryRouter>
      </AuthContext>
    </PageConfigProvider>,
  )
}

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

it('leads to the refund article, and to a person only after a yes', () => {
  show(<PersonHint turn={turn('1', 'Can I talk to a person about a refund?', 'Within 14 days.')} />)
  expect(screen.getByRole('link', { name: 'Get my money back' }).getAttribute('href')).toBe('/help-center/refunds')
  fireEvent.click(screen.getByRole('button', { name: 'Talk to a person' }))
  expect(readHandover()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes, copy this one' }))
  expect(readHandover()).toEqual([{ question: 'Can I talk to a person about a refund?', answer: 'Within 14 days.' }])
  expect(screen.getByText('/chat-with-us?person=1')).toBeTruthy()
})

it('copies only what is ticked, and nothing without consent', () => {
  const turns = [turn('1', 'Secret question', 'A'), turn('2', 'My plan', 'B')]
  const open = () => show(<HandOverDialog turns={turns} onClose={() => undefined} />)
  open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Secret question' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, copy this one' }))
  expect(readHandover()).toEqual([{ question: 'My plan', answer: 'B' }])
  cleanup()
  open()
  fireEvent.click(screen.getByRole('button', { name: 'No, begin without' }))
  expect(readHandover()).toEqual([])
})
