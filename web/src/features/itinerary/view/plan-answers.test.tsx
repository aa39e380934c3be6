// @vitest-environment jsdom
import { NO_WISHES, type Trip, type TripPlace } from '@app/domain/trip'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import type { Changes } from './dialogs/changes-dialog.tsx'
import { PlanAnswers } from './plan-answers.tsx'
import type { TripEditor } from './use-trip-editor.ts'

afterEach(cleanup)

const BELEM = { id: 'belem', name: 'Belém Tower' } as TripPlace
const TRIP: Trip = { id: 't', title: '', days: [], places: { belem: BELEM }, ideas: [], wishes: NO_WISHES }

function show(changes: Partial<Trip>) {
  const propose = vi.fn<Changes['propose']>()
  render(<PlanAnswers editor={{ trip: { ...TRIP, ...changes } } as TripEditor} changes={{ propose } as never} />)
  return propose
}

it('answers each wish, and makes room for a must-see with one press', () => {
  const propose = show({
    answers: [
      { wish: 'not', subject: 'museums', isMet: 'yes', how: 'No museum is on the plan.' },
      { wish: 'diet', subject: 'vegan', isMet: 'no', how: 'We know no place for it.' },
    ],
    notPlanned: [
      { name: 'Belém Tower', placeId: 'belem', because: 'no-time' },
      { name: 'Sintra', placeId: null, because: 'too-far' },
    ],
  })
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['Met', 'Not met'])
  expect(screen.getByText('Without museums')).toBeTruthy()
  expect(screen.getByText('No museum is on the plan.')).toBeTruthy()
  expect(screen.getByText('too far from where you stay')).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Make room for Belém Tower' }))
  expect(propose).toHaveBeenCalledWith({ kind: 'add', place: BELEM })
})

it('lists no place that has been added since, nor one that the traveller asked for by name', () => {
  const notPlanned = [{ name: 'Belém Tower', placeId: 'belem', because: 'no-time' }] as const
  show({ notPlanned, days: [{ stops: [{ placeId: 'belem' }] }] as never })
  expect(screen.queryByText('Belém Tower')).toBeNull()
  show({ notPlanned, wishes: { ...NO_WISHES, mustSee: ['belém tower'] } })
  expect(screen.queryByText('Belém Tower')).toBeNull()
  show({ notPlanned })
  expect(screen.getByText('Belém Tower')).toBeTruthy()
})
