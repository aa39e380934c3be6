// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { DESKTOP_CONFIG } from '../../../../test/desktop-config.ts'
import { PageProviders } from '../../../../test/page-providers.tsx'
import { type Auth, AuthContext } from '../../../entities/traveller/session/use-auth.ts'
import { FactMark } from './fact-mark.tsx'
import { claimed } from './gallery/claimed.ts'

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth

afterEach(cleanup)

function show(onKeyDown = vi.fn()) {
  render(
    <PageProviders config={DESKTOP_CONFIG}>
      <AuthContext value={GUEST}>
        <div role="presentation" onKeyDown={onKeyDown}>
          <FactMark text="90 days" claims={[claimed(90, 'visas', 'stale'), claimed(91, 'visas', 'stale')]} />
        </div>
      </AuthContext>
    </PageProviders>,
  )
  return screen.getByRole('button', { name: '90 days' })
}

it('shows each source once, with its age, when pressed', () => {
  const fact = show()
  expect(screen.queryByRole('note')).toBeNull()
  fireEvent.click(fact)
  expect(screen.getByRole('note').textContent).toBe('Passport Index Dataset, may be out of date, checked 1 Nov 2026')
  expect(fact.getAttribute('aria-expanded')).toBe('true')
})

it('opens by keyboard, and Escape closes it without stopping the answer', () => {
  const onKeyDown = vi.fn<() => void>()
  const fact = show(onKeyDown)
  fireEvent.keyDown(fact, { key: 'Escape' })
  expect(onKeyDown).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(fact, { key: 'Enter' })
  expect(screen.getByRole('link', { name: 'Passport Index Dataset' })).toBeTruthy()
  fireEvent.keyDown(fact, { key: 'Escape' })
  expect(screen.queryByRole('note')).toBeNull()
  expect(onKeyDown).toHaveBeenCalledTimes(2)
})

it('stays open while focus goes on to its link, and closes when focus leaves', () => {
  const fact = show()
  fireEvent.click(fact)
  fireEvent.blur(fact, { relatedTarget: screen.getByRole('link') })
  expect(screen.getByRole('note')).toBeTruthy()
  fireEvent.blur(screen.getByRole('link'), { relatedTarget: document.body })
  expect(screen.queryByRole('note')).toBeNull()
})
