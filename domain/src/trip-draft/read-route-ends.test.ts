import { expect, it } from 'vitest'

import { readRouteEnds } from './index.ts'

const NAMES = ['Catania', 'Cape Town', 'Fes', 'Johannesburg', 'Lima', 'Marrakech', 'Taormina']

it.each([
  ['we fly Hamburg to Catania, land at 22:40', 'Catania', null],
  ['start Cape Town end Johannesburg', 'Cape Town', 'Johannesburg'],
  ['Start und Ende in Lima', 'Lima', 'Lima'],
  ['we arrive in Marrakech and leave from Fes', 'Marrakech', 'Fes'],
  ['a week in Taormina, flight home from Catania', null, 'Catania'],
  ['llegamos a Lima, dos semanas', 'Lima', null],
  ['fly in Fes out Marrakech, no desert', 'Fes', 'Marrakech'],
  ['fly into Lima out of Catania', 'Lima', 'Catania'],
  ['start & end Lima', 'Lima', 'Lima'],
  ['ten days, must be back in Lima on day 10', null, 'Lima'],
  ['we need to be in Catania on the last day', null, 'Catania'],
  ['a day out in Taormina', null, null],
  ['Taormina and Catania', null, null],
])('%s', (sentence, arrival, departure) => expect(readRouteEnds(sentence, NAMES)).toEqual({ arrival, departure }))
