import { describe, expect, it } from 'vitest'

import { ARTICLES } from './articles/articles.ts'
import { editsApart } from './search-help.ts'
import { searchHelp } from './search-help.ts'

const best = (asked: string) => searchHelp(ARTICLES, asked)[0]?.article.slug

describe('searchHelp', () => {
  it.each([
    ['verification mail', 'verification-mail-missing'],
    ['My verification mail does not arrive', 'verification-mail-missing'],
    ['verifcation', 'verification-mail-missing'],
    ['pasword', 'forgotten-password'],
    ['forgot my password', 'forgotten-password'],
    ['needs attention', 'needs-attention'],
    ['iphnoe', 'install-on-iphone'],
    ['android', 'install-on-android'],
    ['daily limit', 'daily-limits'],
    ['how many questions a day', 'daily-limits'],
    ['delete my account', 'delete-my-data'],
    ['tiktok', 'install-in-app-browser'],
    ['eu261', 'am-i-owed'],
    ['screen reader', 'accessibility'],
    ['refnud', 'refunds'],
    ['exchange rate', 'currency-rates'],
    ['visa', 'visa-facts'],
    ['two factor', 'second-factor'],
  ])('%s leads to %s', (asked, slug) => expect(best(asked)).toBe(slug))

  it('answers while a word is still being typed', () => {
    const found = searchHelp(ARTICLES, 'verif').map(({ article }) => article.slug)
    expect(found).toContain('verification-mail-missing')
  })

  it.each(['', '  ', 'xqzzt', 'quantum chromodynamics'])('finds nothing for %j', (asked) =>
    expect(searchHelp(ARTICLES, asked)).toEqual([]),
  )
})

describe('editsApart', () => {
  it.each([
    ['refund', 'refund', 0, true],
    ['refnud', 'refund', 1, true],
    ['refun', 'refund', 1, true],
    ['rafand', 'refund', 1, false],
    ['rafand', 'refund', 2, true],
    ['visa', 'visas', 0, false],
  ])('%s and %s within %i: %s', (a, b, most, answer) => expect(editsApart(a, b, most)).toBe(answer))
})
