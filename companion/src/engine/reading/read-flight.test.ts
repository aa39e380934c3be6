import { expect, it } from 'vitest'

import { PHRASEBOOKS } from '../phrasebooks.ts'
import { smallWorld } from '../testing/small-world.ts'
import { readDuration } from './read-flight.ts'

it.each([
  ['en', 'We were three hours and forty late', 220],
  ['de', 'Wir kamen drei Stunden zwanzig zu spät an', 200],
  ['fr', 'trois heures et quart de retard', 195],
  ['es', 'tres horas y media de retraso', 210],
  ['it', 'tre ore e venti di ritardo', 200],
  ['pt', 'três horas e vinte de atraso', 200],
  ['pt', 'três horas e vinte minutos de atraso', 200],
  ['en', 'three hours and twenty passengers were angry', 180],
])('%s: %s', (code, said, minutes) => {
  const book = PHRASEBOOKS.find((each) => each.code === code)!
  expect(readDuration(said, book, smallWorld())).toBe(minutes)
})
