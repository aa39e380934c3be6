import { expect, it } from 'vitest'

import { nameOfPage } from './place-facts-panel.tsx'

it.each([
  ['Lisbon, Portugal', 'Lisbon', 'Lisbon, Portugal'],
  ['Hotel Avenida, Lisbon, Portugal', 'Lisbon', 'Lisbon, Portugal'],
  ['Portland, Oregon, United States', 'Portland', 'Portland, Oregon, United States'],
  ['Pension Sol, Azenhas, Portugal', undefined, 'Azenhas, Portugal'],
  ['Cologne, Germany', 'Köln', 'Cologne, Germany'],
  ['Faro (FAO)', 'Faro', 'Faro'],
])('%s, in %s: the page of %s', (place, city, name) => expect(nameOfPage(place, city)).toBe(name))
