import { DIETS } from '@app/domain/trip-request'
import { expect, it } from 'vitest'

import { DIETS as OWN_DIETS } from '../../../entities/traveller/profile/profile.ts'
import { EMPTY_ASK } from './empty-ask.ts'
import { withProfileNeeds } from './use-understood.ts'

const NOTHING = { diet: [], mobility: [] } as const

it.each([
  ['nothing', NOTHING, { diets: [], mobility: 'any' }],
  ['a diet that the planner calls otherwise', { ...NOTHING, diet: ['no-gluten'] }, { diets: ['gluten-free'] }],
  ['one that it does not know', { ...NOTHING, diet: ['no-nuts', 'vegan'] }, { diets: ['vegan'] }],
  ['a wheelchair', { ...NOTHING, mobility: ['short-walks', 'wheelchair'] }, { mobility: 'step-free' }],
  ['a pushchair', { ...NOTHING, mobility: ['pushchair'] }, { mobility: 'step-free' }],
  ['short walks', { ...NOTHING, mobility: ['low-vision', 'short-walks'] }, { mobility: 'short-walks' }],
] as const)('fills in needs from the profile: %s', (_, needs, expected) =>
  expect(withProfileNeeds(EMPTY_ASK, needs)).toMatchObject(expected),
)

it('keeps what the sentence said', () => {
  const said = { ...EMPTY_ASK, diets: ['kosher'], mobility: 'short-walks' } as const
  expect(withProfileNeeds(said, { diet: ['vegan'], mobility: ['wheelchair'] })).toEqual(said)
})

it('maps every diet to the planner', () => {
  const taken = OWN_DIETS.flatMap((diet) => withProfileNeeds(EMPTY_ASK, { ...NOTHING, diet: [diet] }).diets)
  expect(taken).toEqual([...DIETS])
})
