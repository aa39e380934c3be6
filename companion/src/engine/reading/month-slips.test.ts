import { describe, expect, it } from 'vitest'

import { english } from '../languages/en.ts'
import { spanish } from '../languages/es.ts'
import { withMonthsSpelled } from './month-slips.ts'

describe('withMonthsSpelled', () => {
  it.each([
    ['dubai in febuary', 'dubai in february'],
    ['Rome in Septmber and Ocotber', 'Rome in september and october'],
    ['A flight to Augusta in August', 'A flight to Augusta in August'],
    ['march in march', 'march in march'],
  ])('%s', (text, meant) => {
    expect(withMonthsSpelled(text, english)).toBe(meant)
  })

  it('knows the months of each language', () => {
    expect(withMonthsSpelled('Sevilla en novienbre', spanish)).toBe('Sevilla en noviembre')
    expect(withMonthsSpelled('Rio de Janeiro en enero', spanish)).toBe('Rio de Janeiro en enero')
  })
})
