import { describe, expect, it } from 'vitest'

import { hasVisaEnded, holdsOtherVisa, withoutHeldVisas } from './held-visa.ts'

describe('a visa of another country', () => {
  it.each([
    ['türk vatandaşıyım amerikan vizem var', true],
    ['i have a valid us visa, can i enter mexico', true],
    ['meu visto americano venceu mes passado vale?', true],
    ['indian, i have valid us b1/b2', true],
    ['do indians need a visa for japan', false],
    ['american visa rules for thailand', false],
  ])('is held, and not asked for: %s', (text, isHeld) => expect(holdsOtherVisa(text)).toBe(isHeld))

  it.each([
    ['meu visto americano venceu mes passado vale?', true],
    ['mein amerikanisches Visum ist abgelaufen', true],
    ['срок американской визы истек', true],
    ['アメリカのビザが切れました', true],
    ['i have a valid us visa', false],
    ['my passport expired but i have a us visa in it', false],
  ])('has run out: %s', (text, hasEnded) => expect(hasVisaEnded(text)).toBe(hasEnded))

  it('is taken out where it stands, so that its country is no passport', () => {
    const text = 'brasileiro, meu visto americano venceu'
    expect(withoutHeldVisas(text)).toBe(`brasileiro, meu ${' '.repeat(15)} venceu`)
    expect(withoutHeldVisas('american passport, visa for japan')).toBe('american passport, visa for japan')
  })
})
