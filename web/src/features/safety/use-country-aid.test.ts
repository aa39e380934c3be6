import { emergencyNumbersOf } from '@app/datasets/emergency-numbers'
import { rateNumbers } from '@app/domain/emergency-help'
import { expect, it } from 'vitest'

import { numbersToCall } from './use-country-aid.ts'

const numbersOf = (country: string) => {
  const listed = emergencyNumbersOf(country)
  return numbersToCall(listed ? rateNumbers(listed).services : null).map(
    ({ service, number }) => `${service} ${number}`,
  )
}

it('shows one number where it is for everything', () => expect(numbersOf('PT')).toEqual(['general 112']))
it('shows each service where they differ', () =>
  expect(numbersOf('JP')).toEqual(['police 110', 'ambulance 119', 'fire 119']))
it('shows nothing for a country without a number', () => expect(numbersOf('ZZ')).toEqual([]))
