import { expect, it } from 'vitest'

import { callTool } from '../../tools/index.ts'
import { answerQuestion, NO_MEMORY } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'

const asked = async (text: string) => (await answerQuestion(text, NO_MEMORY, smallWorld())).calls[0]?.input

it('lists all holidays of the named year', async () => {
  const year = { from: '2028-01-01', to: '2028-12-31' }
  expect(await asked('Public holidays in Italy in 2028')).toMatchObject({ country: 'IT', ...year })
  expect(await asked('Feiertage in Italien 2028')).toMatchObject({ country: 'IT', ...year })
})

it('lists those of the next twelve months without a named year', async () => {
  const { from } = (await asked('Public holidays in Italy')) as { readonly from: string }
  expect(from).toBe(smallWorld().today)
})

it('does not deny holidays that only provinces have', async () => {
  const world = smallWorld({
    holidays: () => ({ ...smallWorld().holidays('IT', smallWorld().today, smallWorld().today)!, value: [] }),
  })
  const october = { from: '2027-10-01', to: '2027-10-31' }
  expect(await callTool('public-holidays', { country: 'CA', ...october }, world)).toMatchObject({ kind: 'unknown' })
  expect(await callTool('public-holidays', { country: 'IT', ...october }, world)).toMatchObject({ kind: 'found' })
})
