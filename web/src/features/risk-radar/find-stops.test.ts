import { expect, it } from 'vitest'

import { findStops } from './find-stops.ts'

const stop = (name: string, on = '') => ({ name, on })

it('each stop ends when the next one begins, the last one on the last day', async () => {
  const found = await findStops([stop('Lisbon, Portugal', '2026-12-01'), stop('Madrid', '2026-12-04')], '2026-12-08')
  expect(found?.legs.map(({ name, country, from, to }) => [name, country, from, to])).toEqual([
    ['Lisbon', 'PT', '2026-12-01', '2026-12-04'],
    ['Madrid', 'ES', '2026-12-04', '2026-12-08'],
  ])
  expect(found?.legs[0]?.position?.latitude).toBeCloseTo(38.7, 1)
})
it('without dates the question is open, and a last day before the first is not believed', async () => {
  expect((await findStops([stop('Lisbon')], ''))?.legs[0]).toMatchObject({ from: null, to: null })
  expect((await findStops([stop('Lisbon', '2026-12-09')], '2026-12-01'))?.legs[0]).toMatchObject({
    from: '2026-12-09',
    to: '2026-12-09',
  })
})
it('an unknown place is named, and the others are still answered', async () => {
  const found = await findStops([stop('Qwertyville'), stop('Lisbon')], '')
  expect([found?.unknown, found?.legs.length]).toEqual([['Qwertyville'], 1])
})
