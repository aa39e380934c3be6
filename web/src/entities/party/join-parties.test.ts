import { describe, expect, it } from 'vitest'

import { joinLate } from './join-parties.ts'
import type { PartyTraveller } from './party-traveller.ts'

const traveller = (id: string, more: Partial<PartyTraveller> = {}): PartyTraveller => ({
  id,
  name: '',
  passports: [],
  visas: [],
  stays: [],
  ...more,
})
const STAY = { area: 'schengen', arrives_on: '2026-11-10', leaves_on: null } as PartyTraveller['stays'][number]
const BRAZIL = { country: 'BR', expires_on: null }

describe('joinLate', () => {
  it('adds to the owner that the account already has, instead of making a second one', () => {
    const fresh = [traveller('a', { passports: [BRAZIL] })]
    const wanted = [traveller('b', { stays: [STAY] })]
    expect(joinLate(fresh, [], wanted)).toEqual([traveller('a', { passports: [BRAZIL], stays: [STAY] })])
  })

  it('writes a change to one whom this device knew', () => {
    const known = traveller('a', { passports: [BRAZIL] })
    const wanted = [traveller('a', { passports: [] })]
    expect(joinLate([known], [known], wanted)).toEqual(wanted)
  })

  it('keeps others apart', () => {
    const fresh = [traveller('a')]
    const wanted = [traveller('c', { name: 'Ana' })]
    expect(joinLate(fresh, [], wanted).map(({ id }) => id)).toEqual(['a', 'c'])
  })
})
