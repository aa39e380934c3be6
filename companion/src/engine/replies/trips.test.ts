import { expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY } from '../index.ts'
import { smallWorld } from '../testing/small-world.ts'

const idsOf = async (text: string) =>
  (await answerQuestion(text, NO_MEMORY, smallWorld())).sentences.map(({ id }) => id)

it('says when more days are wished for than are planned at once', async () => {
  expect(await idsOf('plan 31 days in Rome')).toContain('planLongest')
  expect(await idsOf('plan 2 days in Rome')).not.toContain('planLongest')
})
