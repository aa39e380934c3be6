import { expect, it } from 'vitest'

import { read } from './corpus/summarise.ts'

it.each([
  ['Rome, 3 to 5 May, dinner on the 4th at 8 pm at Armando', 'dinner at Armando'],
  ['Rome, 3 to 5 May, a birthday dinner on the 4th at 8 pm', 'birthday dinner'],
  ['Rome, 3 to 5 May, dinner with friends on the 4th at 8 pm', 'dinner with friends'],
  ['Rome, 3 to 5 May, dinner on the 4th at 8 pm in Florence', 'dinner'],
  ['Rom, 3. bis 5. Mai, Geburtstagsessen am 4. um 19 Uhr', 'Geburtstagsessen'],
  ['Roma, dal 3 al 5 maggio, cena il 4 alle 20.30 da Armando', 'cena da Armando'],
])('%s', (text, title) => {
  expect(read(text).appointments.map(({ value }) => value.title)).toEqual([title])
})
