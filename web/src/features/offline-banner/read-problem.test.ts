import { describe, expect, it } from 'vitest'

import { readRefusal, readVersions } from './read-problem.ts'

describe('the two versions of a conflict', () => {
  it('are the written and the stored values, without the rest of the row', () => {
    const row = { id: '46f1', user_id: '17d5', note: 'Closed on Mondays', collection: null, revision: 3, item_data: {} }
    const answer = JSON.stringify({
      code: 'PT412',
      details: JSON.stringify(row),
      message: 'This was changed elsewhere',
    })
    expect(readVersions('{"note":"Closed on Tuesdays","collection":"Lisbon"}', answer)).toEqual({
      mine: 'note: Closed on Tuesdays\ncollection: Lisbon',
      theirs: 'note: Closed on Mondays\ncollection: nothing',
    })
  })

  it('may be the answer itself, or its first row', () => {
    const versions = { mine: 'text: Mine', theirs: 'text: Theirs' }
    expect(readVersions('{"text":"Mine"}', '{"text":"Theirs"}')).toEqual(versions)
    expect(readVersions('{"text":"Mine"}', '[{"text":"Theirs"}]')).toEqual(versions)
  })

  it('show lists in words', () => {
    expect(readVersions('{"full_name":"Ana","passports":["PT","BR"]}', '{"passports":[]}')).toEqual({
      mine: 'full name: Ana\npassports: PT, BR',
      theirs: 'full name: nothing\npassports: nothing',
    })
  })

  it.each([
    ['a message without a row', '{"code":"23503","details":null,"message":"violates foreign key"}'],
    ['details that are no row', '{"code":"23505","details":"Key (id)=(1) already exists.","message":"duplicate"}'],
    ['no JSON', 'conflict'],
  ])('are null in %s', (_, answer) => expect(readVersions('{"note":"x"}', answer)).toBeNull())
})

describe('the reason of a refusal', () => {
  it.each([
    [
      'what we raise for people',
      403,
      '{"code":"PT403","message":"You have used everything that the free plan allows today"}',
      'The server refused this (403). It says: You have used everything that the free plan allows today',
    ],
    ['plain words', 400, 'Too long', 'The server refused this (400). It says: Too long'],
    [
      'a policy',
      403,
      '{"code":"42501","message":"new row violates row-level security policy for table \\"saved_items\\""}',
      'Your account is not allowed to do this (403).',
    ],
    ['a check', 400, '{"code":"23514","message":"violates check constraint"}', 'The server refused this (400).'],
    ['a parent', 409, '{"code":"23503","message":"foreign key"}', 'What this belongs to is no longer there (409).'],
    ['a twin', 409, '{"code":"23505","message":"duplicate key"}', 'This is there already (409).'],
    ['PostgREST', 404, '{"code":"PGRST205","message":"no table"}', 'What this belongs to is no longer there (404).'],
    ['silence', 422, '', 'The server refused this (422).'],
  ])('%s', (_, status, answer, words) => expect(readRefusal(status, answer)).toBe(words))
})
