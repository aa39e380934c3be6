import { DIETS } from '@app/domain/trip-request'
import { expect, it } from 'vitest'

import { DIETS as OWN_DIETS } from '../../../api/profile/profile.ts'
import { EMPTY_ASK } from './empty-ask.ts'
import { withOwnNeeds } from './own-needs.ts'

const NOTHING = { diet: [], mobility: [] } as const

it.each([
  ['nothing', NOTHING, { diets: [], mobility: 'any' }],
  ['a diet that the planner calls otherwise', { ...NOTHING, diet: ['no-gluten'] }, { diets: ['gluten-free'] }],
  ['one that it does not know', { ...NOTHING, diet: ['no-nuts', 'vegan'] }, { diets: ['vegan'] }],
  ['a wheelchair', { ...NOTHING, mobility: ['short-walks', 'wheelchair'] }, { mobility: 'step-free' }],
  ['a pushchair', { ...NOTHING, mobility: ['pushchair'] }, { mobility: 'step-free' }],
  ['short walks', { ...NOTHING, mobility: ['low-vision', 'short-walks'] }, { mobility: 'short-walks' }],
] as const)('takes from the profile: %s', (_, needs, expected) =>
  expect(withOwnNeeds(EMPTY_ASK, needs)).toMatchObject(expected),
)

it('leaves what was said', () => {
  const said = { ...EMPTY_ASK, diets: ['kosher'], mobility: 'short-walks' } as const
  expect(withOwnNeeds(said, { diet: ['vegan'], mobility: ['wheelchair'] })).toEqual(said)
})

it('says every diet in the words of the planner', () => {
  const taken = OWN_DIETS.flatMap((diet) => withOwnNeeds(EMPTY_ASK, { ...NOTHING, diet: [diet] }).diets)
  expect(taken).toEqual([...DIETS])
})
