// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useFirstFocus } from './use-first-focus.ts'

function Question({ work, isEntered = false }: { work: () => void; isEntered?: boolean }) {
  const form = useFirstFocus(work)
  return (
    <form ref={form}>
      <input aria-label="From" ref={(field) => (isEntered ? field?.focus() : undefined)} />
      <input aria-label="To" />
    </form>
  )
}

afterEach(cleanup)

it('waits for the first focused field, and runs once', () => {
  const work = vi.fn()
  render(<Question work={work} />)
  expect(work).not.toHaveBeenCalled()
  screen.getByLabelText('To').focus()
  screen.getByLabelText('From').focus()
  expect(work).toHaveBeenCalledOnce()
})
it('runs at once when a field already has focus', () => {
  const work = vi.fn()
  render(<Question work={work} isEntered />)
  expect(work).toHaveBeenCalledOnce()
})
