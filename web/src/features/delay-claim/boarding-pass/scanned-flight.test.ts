import { readBoardingPass } from '@app/domain/boarding-pass'
import { calendarDate } from '@app/domain/kernel'
import { expect, it } from 'vitest'

import { scannedFlight } from './scanned-flight.ts'

const leg = (booking: string, route: string, flight: string, date = '226') =>
  `${booking.padEnd(7)}${route}${flight}${date}F001A0025 100`
const scan = (...legs: readonly string[]) => {
  const reading = readBoardingPass(
    `M${legs.length}${'DESMARAIS/LUC'.padEnd(20)}E${legs.join('')}`,
    calendarDate('2026-11-19'),
  )
  if (reading.kind !== 'read') throw new Error(reading.kind)
  return scannedFlight(reading.pass)
}
const OUT = leg('ABC123', 'YULFRA', 'AC 0834 ')
const ON = leg('ABC123', 'FRAGVA', 'LH 3664 ')

it('fills route, date, flight number, booking and name', () => {
  expect(scan(OUT)).toEqual({
    from: 'YUL',
    to: 'FRA',
    date: '2026-08-14',
    details: { flight: 'AC 834', booking: 'ABC123', passengers: 'LUC DESMARAIS', name: 'LUC DESMARAIS' },
  })
})

it('goes from the first departure to the final destination', () => {
  expect(scan(OUT, ON)).toMatchObject({ from: 'YUL', to: 'GVA', details: { flight: 'AC 834' } })
})

it('leaves out the way back', () => {
  expect(scan(OUT, ON, leg('', 'GVAYUL', 'AC 0885 '))).toMatchObject({ from: 'YUL', to: 'GVA' })
  expect(scan(OUT, leg('', 'FRAYUL', 'AC 0835 '))).toMatchObject({ from: 'YUL', to: 'FRA' })
})

it('leaves empty what an open ticket does not say', () => {
  expect(scan(leg('', 'YULFRA', 'AC      ', '   '))).toMatchObject({ date: '', details: { flight: '', booking: '' } })
})
