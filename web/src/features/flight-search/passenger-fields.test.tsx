// @vitest-environment jsdom
import { calendarDate } from '@app/domain/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { readFlightQuestion } from '../../entities/booking-search/read-flight-question.ts'
import type { FlightSearchView } from './load-flight-search.ts'
import { PassengerFields } from './passenger-fields.tsx'

afterEach(cleanup)

const view = (query: string): FlightSearchView => ({
  kind: 'empty',
  question: readFlightQuestion(new URLSearchParams(query)),
  today: calendarDate('2026-11-18'),
})
const chosen = (label: string): string => screen.getByLabelText<HTMLSelectElement>(label).value

it("shows as many adults as the home page's card counted passengers", () => {
  render(<PassengerFields view={view('from=Lisbon&to=Oslo&passengers=8')} />)
  expect(chosen('Adults')).toBe('8')
  expect(chosen('Children 2–11')).toBe('0')
})

it('follows another search opened on the same page', () => {
  const { rerender } = render(<PassengerFields view={view('adults=2')} />)
  rerender(<PassengerFields view={view('adults=5&children=1')} />)
  expect(chosen('Adults')).toBe('5')
  expect(chosen('Children 2–11')).toBe('1')
})
