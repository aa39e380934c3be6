// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../test/desktop-config.ts'
import { PageProviders } from '../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../entities/traveller/session/use-auth.ts'
import { toastQueue } from '../../ui/overlay/toast-queue.ts'
import { quickActionsText as text } from './quick-actions-text.ts'
import { QuickActions } from './quick-actions.tsx'

vi.mock('./emergency-dialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it('names a number to call, and keeps the page, when the emergency dialog cannot load', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  render(
    <MemoryRouter>
      <PageProviders config={DESKTOP_CONFIG}>
        <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
          <QuickActions />
        </AuthContext>
      </PageProviders>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Emergency Info' }))
  await vi.waitFor(() => expect(toastQueue.read().map((toast) => toast.text)).toContain(text('missing.emergency')))
  expect(screen.getByRole('button', { name: 'Emergency Info' })).toBeTruthy()
})
