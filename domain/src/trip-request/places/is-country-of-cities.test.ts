import { expect, it } from 'vitest'

import { summarise } from '../corpus/summarise.ts'

it.each([
  ['Un viaje de 7 días por 3 ciudades distintas de Texas desde Boston', 'from=Boston to="Texas" cities=3'],
  ['Une semaine dans 2 villes différentes du Texas au départ de Lyon', 'from=Lyon to="Texas" cities=2'],
  ['We will leave Boston for Texas and see 3 different cities there', 'from=Boston to="Texas" cities=3'],
  ['Un vuelo para 1 viajero de Bedfordshire a Lisboa', 'from=Bedfordshire to=Lisbon'],
])('%s', (text, places) => {
  expect(summarise(text)).toContain(` ${places}`)
})
