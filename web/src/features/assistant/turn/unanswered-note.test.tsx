// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import { PageConfigProvider } from '../../../api/page-config.tsx'
import type { Unanswered } from '../../../entities/conversation/conversation.ts'
import { type Auth, AuthContext } from '../../../entities/traveller/session/use-auth.ts'
import { UnansweredNote } from './unanswered-note.tsx'

const CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'k',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
  booking: { host: 'www.expedia.com', isPaid: false },
} as const
const USED_UP = {
  kind: 'used-up',
  question: 'What to see in Rome?',
  type: 'ai_requests',
  limit: 10,
  resetsAt: '2026-11-19T00:00:00.000Z',
} as Unanswered

it('leads a guest at the limit to the sign-up tab', () => {
  render(
    <PageConfigProvider config={CONFIG}>
      <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
        <MemoryRouter>
          <UnansweredNote unanswered={USED_UP} isTitled onAgain={() => {}} />
        </MemoryRouter>
      </AuthContext>
    </PageConfigProvider>,
  )
  expect(screen.getByRole('link', { name: 'Start the free trial' }).getAttribute('href')).toBe('/auth?tab=sign-up')
})
