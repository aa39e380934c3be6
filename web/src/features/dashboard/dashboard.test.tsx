// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { type Auth, AuthContext } from '../../api/session/use-auth.ts'
import { renderOn } from '../../ui/testing/on-device.tsx'
import { Dashboard } from './dashboard.tsx'

afterEach(cleanup)

it.each(['phone', 'desk'] as const)('has the notice before the saves on a phone only: %s', (device) => {
  renderOn(
    device,
    <AuthContext value={{ user: null, session: null, isLoading: false } as Auth}>
      <MemoryRouter>
        <Dashboard plate={null} saved={<p>the saves</p>} notice={<p>the trial ends</p>} />
      </MemoryRouter>
    </AuthContext>,
  )
  const place = screen.getByText('the saves').compareDocumentPosition(screen.getByText('the trial ends'))
  expect(place).toBe(device === 'phone' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
})
