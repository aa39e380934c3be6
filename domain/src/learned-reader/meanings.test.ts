import { expect, it } from 'vitest'

import { meaningsIn } from './meanings.ts'
import NUMBERS from './word-lists/concept-names.json' with { type: 'json' }

it('tells what words mean by their English names, whatever their endings', () => {
  const concepts = new Map([
    ['kinder', [NUMBERS.children]],
    ['taxi*', [NUMBERS.taxi, NUMBERS.ride_app]],
  ])
  expect([...meaningsIn({ concepts }, 'Kinder, Taxis?')]).toEqual(['children', 'taxi', 'ride_app'])
})
