import { expect, it } from 'vitest'

import { readWalkingCap } from './index.ts'

it.each([
  ['Three days in Lisbon, no more than 6 km on foot a day.', 6000],
  ['Rome for two, max 5 kilometers walking per day', 5000],
  ['Paris in May; we want to walk at most 3.5 miles', 5632],
  ['Drei Tage Wien, höchstens 4 km zu Fuß am Tag', 4000],
  ['Berlin, wir wollen nicht mehr als 8 Kilometer laufen', 8000],
  ['Trois jours à Rome, pas plus de 6 km à pied par jour', 6000],
  ['Tres días en Madrid, no más de 5 km a pie al día', 5000],
  ['Tre giorni a Firenze, al massimo 7 chilometri a piedi', 7000],
  ['Três dias em Lisboa, no máximo 4,5 km a pé por dia', 4500],
  ['Cuatro días en Budapest sin andar más de 6 km al día', 6000],
  ['Rom ohne mehr als 5 km zu Fuß', 5000],
  ['Two days in Rome without walking more than 4 km', 4000],
  ['A hotel no more than 2 km from the old town. We love walking.', null],
  ['We walk 20 km a day and love it', null],
  ['Lisbon, no more than 600 euros', null],
  ['at most 90 km on foot', null],
  ['Rome, at most 5 km a day, budget 400', 5000],
  ['Rom, höchstens 5 km am Tag', 5000],
  ['Rome, 5 km par jour maximum', 5000],
  ['Tuscany by bike, at most 60 km a day', null],
  ['Tuscany by bike, at most 30 km a day', null],
  ['A hotel at most 2 km from the centre, walking tour on Sunday', null],
  ['Hotel höchstens 1 km vom Bahnhof, wir laufen gern', null],
])('%s', (sentence, metres) => expect(readWalkingCap(sentence)).toBe(metres))
