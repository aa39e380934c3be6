import { expect, it } from 'vitest'

import { summarise } from '../corpus/summarise.ts'

it.each([
  ['We fly into Porto on 3 June and out of Lisbon on 10 June', 'to=Porto+Lisbon'],
  ['Ankunft in Porto am 3. Juni, Abflug ab Lissabon am 10. Juni', 'to=Porto+Lisbon'],
  ['Arrivée à Porto le 3 juin, départ de Lisbonne le 10 juin', 'to=Porto+Lisbon'],
  ['Llegada a Oporto el 3 de junio y salida desde Lisboa el 10', 'to=Porto+Lisbon'],
  ['Arriving in Rome from Boston on 3 May for 5 days', 'from=Boston to=Rome'],
])('%s', (text, places) => {
  expect(summarise(text)).toContain(` ${places} `)
})
