import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTestDatabase } from '../../test/test-database.ts'
import { refuseLikePatterns, refusePatterns } from './check-patterns.ts'
import type { Db } from './db.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase('postgres')
})
afterAll(() => db.close())

const findsMatch = async (text: string, pattern: string): Promise<unknown> =>
  (await db.query<{ found: boolean }>('select $1::text ~ $2::text as found', [text, pattern]))[0]?.found

describe('refusePatterns', () => {
  it.each([
    ['a word', 'Lisbon', 'Lisbon'],
    ['anchors', 'Porto', '^Por.*o$'],
    ['alternatives', 'b', '^(a|b|c)$'],
    ['edges between alternatives', 'x,a,y', '(^|,)a(,|$)'],
    ['an IPv4 address', '10.0.0.1', String.raw`^(\d{1,3}\.){3}\d{1,3}$`],
    ['an IPv6 address', '1:2:3:4:5:6:7:8', '^([0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$'],
    ['an email address', 'a.b@c.de', String.raw`^[\w.+-]+@([a-z0-9-]+\.)+[a-z]{2,}$`],
    ['a UUID', '11111111-2222-3333-4444-555555555555', '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'],
    ['a long count', 'a'.repeat(200), '^a{200,250}$'],
    ['words that do not begin with another', 'Rome', '^(?!Par)'],
    ['the edge of a word', 'to Rome', String.raw`\mRome\M`],
    ['the same with brackets', 'to Rome', '[[:<:]]Rome[[:>:]]'],
    ['a class', 'ROME', '^[[:upper:]]+$'],
    ['letters beyond ASCII', 'Αθήνα', '^[Ͱ-Ͽἀ-῿]+$'],
    ['a bracket in brackets', ']', '^[]a]$'],
    ['an escaped bracket in brackets', ']', String.raw`^[\]a]$`],
    ['a brace that counts nothing', 'a{b}', 'a{b}'],
    ['an option', 'Rome', '(?i)rome'],
    ['lazy repetition', 'aab', '^a+?b{1,2}?$'],
    ['repetition inside repetition', 'a,b;c', '^(([a-z],?)+;?)+$'],
    ['a control character', '\b', String.raw`^\cH$`],
    ['nothing', 'x', ''],
  ])('lets an ordinary expression pass: %s', async (_, text, pattern) => {
    expect(refusePatterns([pattern])).toBeNull()
    expect(await findsMatch(text, pattern)).toBe(true)
  })

  it.each([
    ['counts inside counts', '([[:alpha:]]{1,250}){1,40}q1x0'],
    ['counts inside counts, deeper', '((a{1,200}){1,200}b)'],
    ['counts one after the other', '[[:alpha:]]{1,250}'.repeat(5)],
    ['an open count inside a count', '(a{200,}){200}'],
    ['a back-reference', String.raw`^(a+)\1$`],
    ['a look-ahead that reads to the end from every character', '(?=.*a)(?=.*b)'],
    ['many edges', String.raw`\y`.repeat(20)],
    ['edges between many alternatives', String.raw`(^|$|\m|\M)`.repeat(20)],
    ['repeated edges', '(?:(?:^|a)*(?:$|b)*)*'],
    ['deep repetition', '(((((((((a?)+)+)+)+)+)+)+)+)+'],
    ['many optional parts', 'a?'.repeat(300)],
    ['optional parts by alternatives', `(?:${'(?:x|)'.repeat(13)}){1,30}`],
    ['empty groups', `${'(?:){1,250}'.repeat(20)}`],
    ['many large sets', '[^Ā-鿿]'.repeat(50)],
    ['a very long one', 'a'.repeat(1_001)],
    ['many parentheses', `${'('.repeat(21)}${')'.repeat(21)}`],
    ['another syntax', String.raw`(?b)\(a\{1,200\}\)\{1,200\}`],
    ['free spacing', '(?x)(a{1, 200}){1, 200}'],
    ['a comment before a count', '(a{1,200})(?#x){1,200}'],
    ['a director', '***:(a{1,200}){1,200}'],
    ['a parenthesis hidden in an escape', String.raw`\c((a{1,200}){1,200}`],
    ['a bracket hidden in an escape', String.raw`[\c]](a{1,200}){1,200}`],
  ])('refuses %s', (_, pattern) => {
    expect(refusePatterns([pattern])).toEqual(expect.any(String))
  })

  it.each(['(', ')', '[', '[a', '[[:alpha:]', 'a**', '*a', '(|*)', '\\', '\\c', 'a{2}{3}', '{2}'])(
    'refuses %s, which Postgres does not understand either',
    async (pattern) => {
      expect(refusePatterns([pattern])).toEqual(expect.any(String))
      await expect(findsMatch('a', pattern)).rejects.toMatchObject({ code: '2201B' })
    },
  )

  it('counts the expressions of one request together', () => {
    const each = (count: number, pattern: string): readonly string[] => Array.from({ length: count }, () => pattern)
    expect(refusePatterns(each(16, 'a{100}'))).toBeNull()
    expect(refusePatterns(each(17, 'a'))).toBe('at most 16 regular expressions may be used at once')
    expect(refusePatterns(each(16, 'a{200}'))).toBe('the regular expressions are too complex together')
  })
})

describe('refuseLikePatterns', () => {
  const each = (count: number, pattern: string): readonly string[] => Array.from({ length: count }, () => pattern)

  it.each(['Lisbon', '%Lisbon%', '*a*b*c*', '____-__-__', '', 'a'.repeat(200), '*ação*'])('lets %j pass', (pattern) => {
    expect(refuseLikePatterns([pattern])).toBeNull()
  })

  it('refuses long patterns and patterns with many wildcards', () => {
    expect(refuseLikePatterns([`*${'a'.repeat(200)}`])).toBe('longer than 200 characters')
    expect(refuseLikePatterns(['a%'.repeat(11)])).toBe('more than 10 wildcards')
    expect(refuseLikePatterns(['a*'.repeat(11)])).toBe('more than 10 wildcards')
  })

  it('counts the patterns of one request together', () => {
    expect(refuseLikePatterns(each(50, '*sea*'))).toBeNull()
    expect(refuseLikePatterns(each(51, 'a'))).toBe('at most 50 patterns may be used at once')
    expect(refuseLikePatterns(each(3, 'a'.repeat(200)))).toBe('the patterns are longer than 500 characters together')
  })
})
