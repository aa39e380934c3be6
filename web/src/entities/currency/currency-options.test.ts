import { expect, it } from 'vitest'

import { CURRENCIES } from './currencies.ts'
import { currencyOptions } from './currency-options.ts'

it('names every currency, also when the device knows only its code', () => {
  const labels = currencyOptions(CURRENCIES, 'en-GB').map(({ label }) => label)
  expect(labels).toContain('EUR · Euro')
  expect(labels).toContain('XCG · Caribbean Guilder')
  expect(labels.filter((label) => /^(\w{3}) · \1$/.test(label))).toEqual([])
})
