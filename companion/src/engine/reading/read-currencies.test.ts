import { describe, expect, it } from 'vitest'

import { smallWorld } from '../testing/small-world.ts'
import { readAmount, readCurrencies } from './read-currencies.ts'

const world = smallWorld()

describe('readCurrencies', () => {
  it.each([
    ['มีงบ 30000 บาท', 'THB'],
    ['da se v chorvatsku platit eurem', 'EUR'],
    ['stojí to 500 kč', 'CZK'],
  ])('reads %s as %s', (text, code) => expect(readCurrencies(text, world)).toEqual([code]))

  it('reads the amount beside it', () => expect(readAmount('มีงบ 30000 บาท', world)).toBe(30_000))
})
