import { expect, it } from 'vitest'

import { read } from '../corpus/summarise.ts'

const hours = (text: string) => {
  const { days, dates, arrival, departure, appointments } = read(text)
  return [days?.value, dates?.value.start, arrival?.value.time, departure?.value.time, appointments.length]
}

it.each([
  ['layover in doha 9 hours on 4 march landing 10:20, what can we see', [1, '2027-03-04', 620, 1160, 0]],
  ['1 day in Dubrovnik off a cruise ship, 8am to 4pm on 20 june', [1, '2027-06-20', 480, 960, 0]],
  ['Palma, Kreuzfahrt, 20. Juni 9 bis 17 Uhr', [1, '2027-06-20', 540, 1020, 0]],
])('is one day with two ends: %s', (text, expected) => expect(hours(text)).toEqual(expected))

it('leaves a longer trip as it is', () => {
  const doha = read('Escale à Doha : arrivée le 3 janvier à 6 h, départ pour Sydney le 5 à 20 h 30')
  expect([doha.days?.value, doha.dates?.value.end, doha.departure?.value.time]).toEqual([3, '2027-01-05', 1230])
  expect(read('5 days in Rome, museums from 9 to 12').days?.value).toBe(5)
  expect(read('5 days in Rome, museums from 9 to 12').departure).toBeNull()
})
