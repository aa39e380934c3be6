import { describe, expect, it } from 'vitest'

import { findBrokenFileRules } from './find-broken-file-rules.ts'

const lines = (count: number) => 'x\n'.repeat(count)

describe('findBrokenFileRules', () => {
  it.each([
    ['an empty name', 'server/src/rest/utils.ts', '', 'says nothing'],
    ['an empty name with a second extension', 'web/src/ui/helpers.test.tsx', '', 'says nothing'],
    ['another case', 'web/src/ui/DateField.tsx', '', 'kebab-case'],
    ['a long file', 'server/src/rest/parse.ts', lines(401), '401 lines'],
    ['a long SQL file', 'database/bootstrap/10-auth.sql', lines(401), '401 lines'],
    ['a long line', 'domain/src/a/a.ts', 'x'.repeat(161), 'a.ts:1: 161 characters'],
    ['a long text on screen', 'web/src/a/a-text.ts', `  lead: '${'word '.repeat(40)}',`, 'a-text.ts:1: 211 characters'],
    ['an unsorted word list', 'domain/src/a/word-lists/de.ts', "[\n  'b',\n  'a',\n]", 'de.ts:3'],
    ['a repeated word', 'domain/src/a/word-lists/de.ts', "[\n  'a',\n  'a',\n]", 'de.ts:3'],
    ['two words on a line', 'domain/src/a/word-lists/de.ts', "const WORDS = ['a', 'b']", 'one entry per line'],
    ['a mark of unfinished work', 'server/src/a.ts', ['//', 'TO' + 'DO', 'later'].join(' '), 'a.ts:1'],
    ['a silenced type error', 'server/src/a.ts', ['\n//', '@ts-' + 'ignore'].join(' '), 'a.ts:2'],
  ])('sees %s', (_, path, text, why) => {
    expect(findBrokenFileRules([{ path, text }])).toEqual([expect.stringContaining(why)])
  })

  it.each([
    ['four hundred lines', 'server/src/rest/parse.ts', lines(400)],
    ['a long list of classes', 'web/src/a/a.tsx', `className="${'grid '.repeat(40)}"`],
    ['a line of 160 characters', 'domain/src/a/a.ts', 'ü'.repeat(160)],
    ['a long word list', 'domain/src/a/word-lists/de.ts', `[\n${'  { key: value },\n'.repeat(500)}]`],
    ['a sorted word list', 'domain/src/a/word-lists/de.ts', "[\n  'a',\n  \"b's\",\n  'c',\n]\n[\n  'a',\n]"],
    ['generated rows of any length', 'contracts/src/generated/rows.ts', lines(4000)],
    ['a migration', 'database/supabase/migrations/20261115000100_profiles.sql', ''],
    ['a configuration', 'vitest.config.ts', ''],
  ])('allows %s', (_, path, text) => {
    expect(findBrokenFileRules([{ path, text }])).toEqual([])
  })
})
