// @vitest-environment jsdom
import { passwordScore } from '@app/contracts/account/password-score'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { StrengthMeter } from './strength-meter.tsx'

afterEach(cleanup)

it.each([
  ['!', 1, 'Weak password', 'bg-signal'],
  ['abc', 1, 'Weak password', 'bg-signal'],
  ['abcdefgh', 2, 'Medium strength', 'bg-signal'],
  ['Abcdefgh', 3, 'Medium strength', 'bg-sun'],
  ['Abcdefg1', 4, 'Strong password', 'bg-moss'],
  ['Abcdef1!', 5, 'Strong password', 'bg-moss'],
])('%s has %i points: %s in %s', (password, points, word, colour) => {
  expect(passwordScore(password)).toBe(points)
  render(<StrengthMeter score={points} />)
  const meter = screen.getByRole('meter', { name: 'Password strength' })
  expect(meter.getAttribute('aria-valuenow')).toBe(String(points))
  expect(meter.querySelectorAll(`.${colour}`)).toHaveLength(points)
  expect(screen.getByText(word)).toBeTruthy()
})
