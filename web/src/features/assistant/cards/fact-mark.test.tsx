// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { PageConfigProvider } from '../../../api/page-config.tsx'
import { type Auth, AuthContext } from '../../../api/session/use-auth.ts'
import { DESK_CONFIG } from '../../../api/testing/desk-config.ts'
import { FactMark } from './fact-mark.tsx'
import { claimed } from './gallery/claimed.ts'

const GUEST = { user: null, session: null, isLoading: false } as unknown as Auth

afterEach(cleanup)

function show(onKeyDown = vi.fn()) {
  render(
    <PageConfigProvider config={DESK_CONFIG}>
      <AuthContext value={GUEST}>
        <div role="presentation" onKeyDown={onKeyDown}>
          <FactMark text="90 days" claims={[claimed(90, 'visas', 'stale'), claimed(91, 'visas', 'stale')]} />
        </div>
      </AuthContext>
    </PageConfigProvider>,
  )
  return screen.getByRole('button', { name: '90 days' })
}

it('shows who says so on a press, each source once, with its age', () => {
  const fact = show()
  expect(screen.queryByRole('note')).toBeNull()
  fireEvent.click(fact)
  expect(screen.getByRole('note').textContent).toBe('Passport Index Dataset, may be out of date, read 1 Nov 2026')
  expect(fact.getAttribute('aria-expanded')).toBe('true')
})

it('opens with the keyboard, and Escape closes the slip without stopping the answer', () => {
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
