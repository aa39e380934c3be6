import { NO_WISHES, type Trip } from '@app/domain/trip'
import { expect, it } from 'vitest'

import { tripSteps } from './trip-steps.ts'

const trip = (title: string): Trip => ({ id: 'steps', title, days: [], places: {}, ideas: [], wishes: NO_WISHES })

it("a change accepted elsewhere can be undone on the trip's page, and clears the redo steps", () => {
  const [before, next] = [trip('before'), trip('next')]
  tripSteps.put('steps', { past: [], future: [trip('undone')] })
  tripSteps.record(before, next)
  expect(tripSteps.get('steps')).toEqual({ past: [before], future: [] })
  expect(tripSteps.get('another')).toEqual({ past: [], future: [] })
})
