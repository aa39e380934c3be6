import { describe, expect, it } from 'vitest'

import { smallGuide } from '../testing/small-guide.ts'
import { smallWorld } from '../testing/small-world.ts'
import { destinationInside } from './place-inside.ts'

const NAMES = new Map([
  ['etna', ['sicily']],
  ['garden', ['florence']],
  ['villa borghese', ['florence', 'rome']],
])
const world = smallWorld({
  guide: smallGuide(),
  placeNames: { of: (folded) => NAMES.get(folded) ?? [], unspaced: [['トレヴィの泉', 'rome']] },
})

describe('destinationInside', () => {
  it.each([
    ['Etna escursione', 'sicily'],
    ['トレヴィの泉は無料', 'rome'],
    ['which garden is nice', null],
    ['is it nice? garden', null],
    ['villa borghese with kids', 'rome'],
    ['is it worth it', null],
  ])('%s', (text, destination) => expect(destinationInside(text, world)).toBe(destination))

  it('finds nothing without the names', () => {
    expect(destinationInside('Etna', smallWorld({ guide: smallGuide() }))).toBeNull()
  })
})
