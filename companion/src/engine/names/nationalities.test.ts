import { describe, expect, it } from 'vitest'

import { nationalityIn, nationalityOf } from './nationalities.ts'

describe('nationalities', () => {
  it.each([
    ['ukrainerin', 'UA'],
    ['brasilianischen', 'BR'],
    ['checa', 'CZ'],
    ['norueguesas', 'NO'],
    ['filippina', 'PH'],
    ['welsh', 'GB'],
    ['turque', 'TR'],
    ['keniota', 'KE'],
    ['palastinensische', 'PS'],
    ['suizo', 'CH'],
    ['iren', 'IE'],
    // Everyday words: this, a letter, I shall go, to check.
    ['este', null],
    ['letter', null],
    ['ire', null],
    ['iremos', null],
    ['checar', null],
    ['suicide', null],
    ['south', null],
    ['scotland', null],
  ])('%s is of %s', (word, country) => {
    expect(nationalityOf(word)).toBe(country)
  })

  it('distinguishes both Koreas and South Africa', () => {
    expect(nationalityIn(' a south korean passport ')).toBe('KR')
    expect(nationalityIn(' a north korean passport ')).toBe('KP')
    expect(nationalityIn(' a south african passport ')).toBe('ZA')
  })
})
