import { describe, expect, it } from 'vitest'

import { smallWorld } from '../testing/small-world.ts'
import { summitIn } from './summits.ts'

const world = smallWorld()

describe('summitIn', () => {
  it.each([
    ['how cold is it on Kilimanjaro in February', 5895],
    ['wie kalt ist es auf der Zugspitze', 2962],
    ['как холодно на Килиманджаро', 5895],
    ['富士山の気温', 3776],
  ])('knows the height in %s', (text, metres) => expect(summitIn(text, null, world)?.metres).toBe(metres))

  it('reads no mountain where none is named', () => {
    expect(summitIn('how warm is Rome in May', null, world)).toBeNull()
    expect(summitIn('and at the top of the tower', null, world)).toBeNull()
  })
})
