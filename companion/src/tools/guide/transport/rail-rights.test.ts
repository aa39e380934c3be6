import { expect, describe, it } from 'vitest'

import { smallWorld } from '../../../engine/testing/small-world.ts'
import { callTool } from '../../registry.ts'
import type { StepsCard } from '../what-to-do-if.ts'
import { GUIDE_LANGUAGES, loadGuideWords } from '../words/words-in.ts'

const world = smallWorld({})

async function said(input: object): Promise<readonly string[]> {
  const result = await callTool('rail-rights', { asks: [], ...input }, world)
  if (result.kind !== 'found') throw new Error(result.kind)
  return (result.card as StepsCard).says.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
}

describe('rail-rights', () => {
  it.each([
    ['an hour less a minute in the Union', { country: 'DE', lateMinutes: 59 }, /^No, 59 mins .* starts at 1 hr/],
    ['an hour in the Union', { country: 'DE', lateMinutes: 60 }, /^Yes: 1 hr .* 25% .*2021\/782, Art\. 19/],
    ['two hours in the Union', { country: 'IT', lateMinutes: 120 }, /^Yes: 2 hrs .* 50%/],
    ['a quarter of an hour in Britain', { country: 'GB', lateMinutes: 15 }, /^Yes: 15 mins .* 25% .*Delay Repay/],
    ['half an hour in Britain', { country: 'GB', lateMinutes: 30 }, /50%/],
    ['an hour in Britain', { country: 'GB', lateMinutes: 60 }, /100%/],
    ['an hour and a minute in Switzerland', { country: 'CH', lateMinutes: 61 }, /25% .*PBG Art\. 21b/],
    ['three hours in Japan', { country: 'JP', lateMinutes: 180 }, /only the express surcharge .* 2 hrs or more/],
    ['a country without a rule that we know', { country: 'US', lateMinutes: 300 }, /^We know of no checked rule/],
    ['no delay told', { country: 'FR' }, /^Money back by the delay/],
  ])('says what %s is worth', async (_, input, pattern) => {
    expect((await said(input))[0]).toMatch(pattern)
  })

  it('begins with the choice for a cancelled train, and tells how to claim', async () => {
    const [first, ...rest] = await said({ country: 'FR', asks: ['choice'] })
    expect(first).toMatch(/^Cancelled, .* Art\. 18/)
    expect(rest.join(' ')).toMatch(/within 3 months/)
  })

  it('begins with the choice before a strike, and says that it is no excuse', async () => {
    const [first, second] = await said({ country: 'FR', asks: ['weather'] })
    expect(first).toMatch(/^Cancelled/)
    expect(second).toMatch(/strike of the railway’s own staff cannot/)
  })

  it('points to a better promise of the railway where the law owes nothing', async () => {
    expect((await said({ country: 'ES', lateMinutes: 35 }))[1]).toMatch(/^Some railways promise more/)
  })

  it('says in every language what is owed, with the article', async () => {
    for (const language of GUIDE_LANGUAGES) {
      await loadGuideWords(language)
      expect((await said({ country: 'DE', lateMinutes: 75, language }))[0], language).toContain('2021/782, Art. 19')
    }
  })
})
