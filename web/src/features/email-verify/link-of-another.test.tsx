// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LinkOfAnother } from './link-of-another.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

function open() {
  const onAnswer = vi.fn(async () => {})
  const question = { state: 'question', type: 'magiclink', current: null, brought: null } as const
  render(<LinkOfAnother question={question} onAnswer={onAnswer} />)
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
  return { onAnswer, press }
}

it('ignores the second press of a double click that opened the page', async () => {
  const { onAnswer, press } = open()
  pass(900)
  await press()
  expect(onAnswer).not.toHaveBeenCalled()
  pass(200)
  await press()
  expect(onAnswer).toHaveBeenCalledWith(true)
})

it('ignores a press right after another window has closed over the page', async () => {
  const { onAnswer, press } = open()
  pass(5000)
  act(() => void window.dispatchEvent(new Event('focus')))
  await press()
  expect(onAnswer).not.toHaveBeenCalled()
  pass(1000)
  await press()
  expect(onAnswer).toHaveBeenCalledWith(true)
})

it('accepts a decline at once', async () => {
  const { onAnswer } = open()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Stay a guest' })))
  expect(onAnswer).toHaveBeenCalledWith(false)
})

it('puts the harmless answer first in reading order', () => {
  open()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Stay a guest', 'Continue'])
  // A reversed row would show the first button last.
  expect(buttons[0]?.parentElement?.className).not.toMatch(/reverse|order-/)
})
