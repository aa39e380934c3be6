import { expect, it } from 'vitest'

import { MOST, readTravellers } from './party-traveller.ts'

const ANA = {
  id: 'a',
  name: 'Ana',
  passports: [{ country: 'BR', expires_on: '2031-02-01' }],
  visas: [{ country: 'schengen', expires_on: '2027-01-31' }],
  stays: [{ area: 'schengen', arrives_on: '2026-05-01', leaves_on: null }],
}

it('reads back what it stored', () => expect(readTravellers([ANA])).toEqual([ANA]))

it.each([
  ['no list', 'Ana'],
  ['nothing', undefined],
  ['a traveller without an id', [{ name: 'Ana' }]],
])('reads no traveller from %s', (_, stored) => expect(readTravellers(stored)).toEqual([]))

it('drops a passport of no country, a stay that ends before it begins, and dates that are none', () => {
  const [read] = readTravellers([
    {
      ...ANA,
      passports: [{ country: 'Brazil' }, { country: 'PT', expires_on: '2031-02-30' }],
      visas: [{ country: 'the moon' }, { country: 'IN', expires_on: 'soon' }],
      stays: [
        { area: 'schengen', arrives_on: '2026-05-02', leaves_on: '2026-05-01' },
        { area: 'schengen', arrives_on: '2026-05-02', leaves_on: '2026-05-02' },
        { area: 'moon', arrives_on: '2026-05-02' },
        { area: 'TR', arrives_on: 'soon' },
      ],
    },
  ])
  expect(read).toMatchObject({
    passports: [{ country: 'PT', expires_on: null }],
    visas: [{ country: 'IN', expires_on: null }],
    stays: [{ arrives_on: '2026-05-02', leaves_on: '2026-05-02' }],
  })
})

it('reads a traveller that was stored before visas were', () => {
  const { visas: _, ...older } = ANA
  expect(readTravellers([older])).toEqual([{ ...ANA, visas: [] }])
})

it('keeps no more than an account does', () => {
  const stays = Array.from({ length: MOST.stays + 1 }, () => ANA.stays[0])
  const all = readTravellers(Array.from({ length: MOST.travellers + 1 }, () => ({ ...ANA, stays })))
  expect([all.length, all[0]?.stays.length]).toEqual([MOST.travellers, MOST.stays])
})
