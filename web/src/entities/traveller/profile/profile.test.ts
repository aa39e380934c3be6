import { expect, it } from 'vitest'

import { EMPTY_PROFILE, readProfile, toColumns } from './profile.ts'

it('reads a copy of an older version of the app', () => {
  expect(readProfile({ full_name: 'Ana' })).toEqual({ ...EMPTY_PROFILE, fullName: 'Ana' })
})

it('ignores values that this version does not know', () => {
  const profile = readProfile({ diet: ['vegan', 'breatharian'], mobility: ['levitates'], units: 'cubits' })
  expect(profile).toEqual({ ...EMPTY_PROFILE, diet: ['vegan'] })
})

it('writes only the changed columns, and reads them back unchanged', () => {
  expect(toColumns({ homeAirport: 'LIS', passports: ['PT'] })).toEqual({ home_airport: 'LIS', passports: ['PT'] })
  const whole = {
    ...EMPTY_PROFILE,
    fullName: 'Ana',
    languages: ['pt'],
    units: 'metric' as const,
    diet: ['vegan' as const],
    phrases: ['where-toilet'],
  }
  expect(readProfile(toColumns(whole))).toEqual(whole)
})
