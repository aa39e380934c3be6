// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { Button } from './button.tsx'

afterEach(cleanup)

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

function shown(isBusy: boolean, on: { readonly press?: () => void; readonly submit?: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        on.submit?.()
      }}
    >
      <Button type="submit" isBusy={isBusy} onClick={on.press}>
        Save
      </Button>
    </form>
  )
}

it('keeps the focus while it is busy, and acts once', () => {
  const on = { press: vi.fn(), submit: vi.fn() }
  const { rerender } = render(shown(false, on))
  button().focus()
  fireEvent.click(button())
  rerender(shown(true, on))
  expect(document.activeElement).toBe(button())
  expect([button().disabled, button().getAttribute('aria-disabled')]).toEqual([false, 'true'])
  fireEvent.click(button())
  expect(on.press).toHaveBeenCalledOnce()
  expect(on.submit).toHaveBeenCalledOnce()
  rerender(shown(false, on))
  expect(button().hasAttribute('aria-disabled')).toBe(false)
  fireEvent.click(button())
  expect(on.submit).toHaveBeenCalledTimes(2)
})

it('is natively disabled when its action is impossible', () => {
  const press = vi.fn()
  render(
    <Button disabled onClick={press}>
      Save
    </Button>,
  )
  fireEvent.click(button())
  expect(button().disabled).toBe(true)
  expect(press).not.toHaveBeenCalled()
})
