import { describe, expect, it } from 'vitest'

import { joinParties } from './join-parties.ts'
import { type PartyTraveller, readTravellers } from './party-traveller.ts'
import { applyToTravellers, entityOf, type TravellerRow } from './unsent-travellers.ts'

const BR = { country: 'BR', expires_on: null }
const PT = { country: 'PT', expires_on: null }
const travellers = (...list: object[]): readonly PartyTraveller[] =>
  readTravellers(list.map((each) => ({ name: '', passports: [], visas: [], stays: [], ...each })))
const ANA: TravellerRow = { id: 'a', name: 'Ana', passports: [], visas: [], stays: [], revision: 3 }
const action = (method: 'POST' | 'PATCH' | 'DELETE', body: object | null, id = 'a') => ({
  entity: entityOf(id),
  method,
  body: body && JSON.stringify(body),
})

describe('travellers that are not sent yet', () => {
  it('are shown when they are added, once', () => {
    const added = applyToTravellers([], action('POST', { ...ANA, revision: undefined }))
    expect(added).toEqual([{ ...ANA, revision: 1 }])
    expect(applyToTravellers(added, action('POST', ANA))).toHaveLength(1)
  })
  it('change and are removed', () => {
    const changed = applyToTravellers([ANA], action('PATCH', { passports: [BR] }))
    expect(changed).toEqual([{ ...ANA, passports: [BR], revision: 4 }])
    expect(applyToTravellers(changed, action('DELETE', null))).toEqual([])
    expect(applyToTravellers([ANA], action('DELETE', null, 'b'))).toEqual([ANA])
  })
  it('that cannot be read change nothing', () =>
    expect(applyToTravellers([ANA], { ...action('POST', null, 'b'), body: '{' })).toEqual([ANA]))
})

describe('joinParties', () => {
  it('makes one owner of the account’s and this device’s', () =>
    expect(
      joinParties(travellers({ id: 'a', passports: [BR] }), travellers({ id: 'owner', passports: [BR, PT] })),
    ).toEqual(travellers({ id: 'a', passports: [BR, PT] })))
  it('adds others, and the owner where the account has none', () =>
    expect(joinParties([ANA], travellers({ id: 'owner' }, { id: 'b', name: 'Ben' })).map(({ id }) => id)).toEqual([
      'a',
      'owner',
      'b',
    ]))
  it('shows nobody twice', () => expect(joinParties([ANA], travellers({ id: 'a', name: 'Ana' }))).toEqual([ANA]))
})
