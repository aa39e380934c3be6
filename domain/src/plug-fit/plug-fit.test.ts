import { describe, expect, it } from 'vitest'

import { fitPlugs, isOtherVoltage } from './index.ts'

describe('fitPlugs', () => {
  it.each([
    ['Germany', 'CF', 'the United Kingdom', 'G', 'adapter'],
    ['Germany', 'CF', 'France', 'CE', 'fits'],
    ['Germany', 'CF', 'Switzerland', 'CJ', 'some-fit'],
    ['the United States', 'AB', 'Japan', 'AB', 'fits'],
    ['the United States', 'AB', 'Germany', 'CF', 'adapter'],
    ['the United Kingdom', 'G', 'Hong Kong', 'DG', 'fits'],
    ['Australia', 'I', 'Argentina', 'CI', 'fits'],
    ['Italy', 'CFL', 'Spain', 'CF', 'some-fit'],
    ['Brazil', 'CN', 'South Africa', 'CDMN', 'fits'],
  ])('%s (%s) in %s (%s): %s', (_, home, _there, there, fit) => {
    expect(fitPlugs(home.split(''), there.split(''))).toBe(fit)
  })
})

describe('isOtherVoltage', () => {
  it.each([
    [[230], [220], false],
    [[230], [240], false],
    [[120], [230], true],
    [[120], [100], false],
    [[230], [127, 220], false],
    [[100], [230], true],
  ])('%s and %s volts: %s', (home, there, isOther) => expect(isOtherVoltage(home, there)).toBe(isOther))
})
