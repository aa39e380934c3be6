import { expect, it } from 'vitest'

import { calendarDate } from '../kernel/index.ts'
import { readTripRequest } from './index.ts'

const read = (text: string) => readTripRequest(text, { today: calendarDate('2026-11-19'), findCity: () => null })

it.each([
  ['3 days in Rome, not too tiring, we hate queues', 'calm', ['no-queues']],
  ['3 Tage Rom, nicht zu teuer', null, ['cheap']],
  ['罗马3天，不要太累', 'calm', []],
  ['3 days in Rome, one thing a day, naps after lunch', null, ['rests', 'one-a-day']],
  ['5 days Crete, hates long car rides', null, ['short-drives']],
  ['Kreta 5 Tage, höchstens 2 Stunden Fahrt, Höhenangst', null, ['short-drives', 'heights']],
  ['น่าน 3 วัน แม่เมารถง่าย', null, ['motion-sick']],
  ['Rome for my dads 70th', null, ['celebration']],
  ['Rome, mio padre è diabetico', null, ['health']],
  ['Wien, mit 2 hunden', null, ['with-dog']],
  ['3 days in Rome', null, []],
])('%s', (text, pace, special) => {
  const request = read(text)
  expect([request.pace?.value ?? null, (request.special ?? []).map(({ value }) => value.code)]).toEqual([pace, special])
})

it('refuses nothing that is such a phrase', () => {
  expect(read('3 jours à Rome, pas trop cher').mustNot).toEqual([])
})

it.each([
  ['Brittany with two teenagers', 15],
  ['Paris with a toddler', 2],
  ['Paris with two kids', undefined],
])('%s', (text, age) => expect(read(text).travellers?.value.usualAge).toBe(age))

it.each([
  ['A weekend in Rome, leaving on Sunday at 16:00', '2026-11-21', '2026-11-22'],
  ['A weekend in Rome, arriving on Friday at 9 pm', '2026-11-20', '2026-11-22'],
  ['Rome in October, Friday to Monday', '2027-10-01', '2027-10-04'],
])('%s', (text, start, end) => expect(read(text).dates?.value).toMatchObject({ start, end }))

it('refuses no car for those who want to drive less', () => {
  const { avoided, special } = read('Iceland 5 days, we dont want to drive more than 2 hrs a day')
  expect([avoided, special?.map(({ value }) => value)]).toEqual([[], [{ code: 'short-drives', by: 120 }]])
  expect(read('Iceland 5 days, we dont want to drive').avoided).toHaveLength(1)
})

it.each(['Es fährt kein Auto mehr. Belgien, 5 Tage', 'Autriche 5 jours, ils ne conduisent plus.'])(
  'refuses the car for those who no longer drive: %s',
  (text) => expect(read(text).avoided.map(({ value }) => value)).toEqual(['self-driving']),
)

it.each(['Quito 5 días, sin pasar de 2.600 dólares', 'Madrid 3 días, comida sin lactosa, 900 euros'])(
  'takes a limit and a diet for no refusal of a sort: %s',
  (text) => expect(read(text).mustNot).toEqual([]),
)

it('reads how long a ride may be', () => {
  expect(read('Crete, not drive more than 2.5 hours').special?.[0]?.value).toEqual({ code: 'short-drives', by: 150 })
})

it.each([
  ['台北2泊3日、夜市は人混み苦手なので無しで', ['夜市']],
  ['marruecos 6 dias, nada de desierto', ['desierto']],
  ['후쿠오카 2박3일 돼지고기 못드심', ['돼지고기']],
  ['Crete 5 days, beaches and no museums', ['museums']],
])('%s refuses %j', (text, refused) => expect(read(text).mustNot.map(({ value }) => value)).toEqual(refused))
