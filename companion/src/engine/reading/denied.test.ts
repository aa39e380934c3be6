import { describe, expect, it } from 'vitest'

import { withoutDenied } from './denied.ts'

describe('withoutDenied', () => {
  it.each([
    ['not the weather, just tell me the voltage in Brazil', ' tell me the voltage in Brazil'],
    ['Ich brauche kein Hotel, sondern ein Auto in Rom', ' ein Auto in Rom'],
    ['Pas la météo : le visa pour la Chine', 'le visa pour la Chine'],
    ['Which plugs do they have in Brazil, not the weather', 'Which plugs do they have in Brazil'],
    ['no el clima, sino la moneda de Perú', ' la moneda de Perú'],
  ])('%s', (text, left) => {
    expect(withoutDenied(text)).toBe(left)
  })

  it.each(['Is it safe in Peru?', 'Why is it not safe there?', 'Non, merci'])('removes nothing from %s', (text) => {
    expect(withoutDenied(text)).toBeNull()
  })
})
