import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

const NOT_ALLOWED = '42501'
const BROKEN_RULE = '23514'
const NO_SUCH_PARENT = '23503'
const TOO_MUCH = '54000'
const TALK = '00000000-0000-4000-8000-0000000000c1'
const turn = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ANSWER = { sentences: [], calls: [] }
const INSERT = `insert into conversation_turns (id, conversation_id, user_id, question, answer, asked_at)
  values ($1, $2, $3, $4, $5, coalesce($6, now()))`
type Changes = { id?: number; talk?: string; userId?: string; question?: string; answer?: object; at?: string }
const values = ({ id = 1, talk = TALK, userId = ID.themselves, question = 'Why?', answer = ANSWER, at }: Changes) => [
  turn(id),
  talk,
  userId,
  question,
  answer,
  at ?? null,
]

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(async () => {
  await people.admin.query('truncate conversations cascade')
  await begin(TALK)
})
const begin = (id: string, userId: string = ID.themselves) =>
  people.admin.query(
    `insert into conversations (id, user_id, title, updated_at) values ($1, $2, 'South', '2026-01-01')`,
    [id, userId],
  )
const setMostBytes = (bytes: number) =>
  people.admin.query(`create or replace function private.most_conversation_bytes() returns bigint language sql immutable
    set search_path = '' as $$ select ${bytes}::bigint $$`)

describe('a turn', () => {
  it('is written into one’s own conversation only, under one’s own name', async () => {
    expect(await people.verdict('themselves', INSERT, values({}))).toBe('allowed')
    expect(await people.verdict('stranger', INSERT, values({}))).toBe(NOT_ALLOWED)
    expect(await people.verdict('stranger', INSERT, values({ userId: ID.stranger }))).toBe(NO_SUCH_PARENT)
  })

  it('is marked as the server’s only by the server', async () => {
    const forged = `insert into conversation_turns (id, conversation_id, question, answer, is_from_server)
      values ('${turn(1)}', '${TALK}', 'Why?', '${JSON.stringify(ANSWER)}', true)`
    expect(await people.verdict('themselves', forged)).toBe(NOT_ALLOWED)
  })

  it.each([
    ['no question', { question: ' ' }],
    ['a question without end', { question: 'x'.repeat(20_001) }],
    ['an answer whose sentences are none', { answer: { sentences: 'x', calls: [] } }],
    ['an answer without sentences', { answer: { calls: [] } }],
    ['no moment that a calendar has', { at: '-infinity' }],
    ['a moment of long ago', { at: '1999-12-31T23:59:59Z' }],
    ['an answer without end', { answer: { ...ANSWER, more: 'x'.repeat(700_000) } }],
  ])('is refused with %s', async (_, changes) =>
    expect(await people.verdict('themselves', INSERT, values(changes))).toBe(BROKEN_RULE),
  )

  it('moves its conversation to the top, and cannot have a future date', async () => {
    await people.admin.query(INSERT, values({ at: '2099-01-01' }))
    const { rows } = await people.admin
      .query(`select c.updated_at > '2026-01-02' as is_new, t.asked_at <= now() as is_past
      from conversations c join conversation_turns t on t.conversation_id = c.id`)
    expect(rows).toEqual([{ is_new: true, is_past: true }])
  })

  it('beyond the limit of a conversation is refused', async () => {
    await people.admin.query(
      `insert into conversation_turns (id, conversation_id, user_id, question, answer)
       select gen_random_uuid(), $1, $2, 'Why?', $3 from generate_series(1, 300)`,
      [TALK, ID.themselves, ANSWER],
    )
    expect(await people.verdict('themselves', INSERT, values({}))).toBe(TOO_MUCH)
  })

  it('is refused when an account stores too much', async () => {
    await setMostBytes(100)
    try {
      const answer = { ...ANSWER, ids: Array.from({ length: 20 }, (_, index) => turn(index)) }
      expect(await people.verdict('themselves', INSERT, values({ answer }))).toBe(TOO_MUCH)
    } finally {
      await setMostBytes(50_000_000)
    }
  })

  it('counts with its uncompressed size, and not at all once it is deleted', async () => {
    const weight = async () => (await people.admin.query('select bytes::int from conversations')).rows
    const texts = (answer: object) =>
      `select octet_length('Why?') + octet_length('${JSON.stringify(answer)}'::jsonb::text) as bytes`
    const packs = { ...ANSWER, more: 'x'.repeat(100_000) }
    await people.admin.query(INSERT, values({ answer: packs }))
    expect(await weight()).toEqual((await people.admin.query(texts(packs))).rows)
    await people.admin.query('update conversation_turns set answer = $1', [ANSWER])
    expect(await weight()).toEqual((await people.admin.query(texts(ANSWER))).rows)
    await people.admin.query('delete from conversation_turns')
    expect(await weight()).toEqual([{ bytes: 0 }])
  })
})

describe('a conversation', () => {
  it('beyond the limit is refused', async () => {
    await people.admin.query(
      `insert into conversations (id, user_id, title) select gen_random_uuid(), $1, 'x' from generate_series(1, 999)`,
      [ID.themselves],
    )
    const insert = `insert into conversations (id, title) values (gen_random_uuid(), 'x')`
    expect(await people.verdict('themselves', insert)).toBe(TOO_MUCH)
    expect(await people.verdict('stranger', insert)).toBe('allowed')
  })

  it('has a start date that a calendar can show', async () => {
    const insert = `insert into conversations (id, title, created_at) values (gen_random_uuid(), 'x', '-infinity')`
    expect(await people.verdict('themselves', insert)).toBe(BROKEN_RULE)
  })

  it('deletes its turns with it', async () => {
    await people.admin.query(INSERT, values({}))
    await people.admin.query('delete from conversations')
    expect((await people.admin.query('select 1 from conversation_turns')).rowCount).toBe(0)
  })
})

describe('a search', () => {
  const search = async (persona: 'themselves' | 'stranger', ...words: string[]) =>
    (await people.attempt(persona, 'select question, said from search_conversations($1)', [words])).rows
  const said = (...sentences: readonly (readonly string[])[]) => ({
    calls: [],
    sentences: sentences.map((pieces) => ({ pieces: pieces.map((text) => ({ kind: 'words', text })) })),
  })

  it('finds questions and answers regardless of case and accents, and only one’s own', async () => {
    await people.admin.query(
      INSERT,
      values({ question: 'Plugs in São Paulo?', answer: said(['Type ', 'N.'], ['Ação.']) }),
    )
    const found = [{ question: 'Plugs in São Paulo?', said: 'Type N. Ação.' }]
    expect(await search('themselves', 'sao', 'TYPE')).toEqual(found)
    expect(await search('themselves', 'AÇÃO')).toEqual(found)
    expect(await search('themselves', 'type', 'lisbon')).toEqual([])
    expect(await search('stranger', 'type')).toEqual([])
  })

  it('treats every character literally, and limits the number of words', async () => {
    await people.admin.query(INSERT, values({ answer: said(['100 % sure_']) }))
    expect(await search('themselves', '%', '_')).toHaveLength(1)
    expect(await search('themselves', '.*')).toEqual([])
    expect(await search('themselves')).toEqual([])
    expect(await search('themselves', ...Array.from({ length: 9 }, () => 'sure'))).toEqual([])
  })

  it('reads the beginning of a very long answer, and of a very long word', async () => {
    const long = 'a'.repeat(150)
    await people.admin.query(INSERT, values({ answer: said([`${long} ${'x '.repeat(12_000)} lighthouse`]) }))
    expect(await search('themselves', `${'a'.repeat(100)}b`)).toHaveLength(1)
    expect(await search('themselves', `b${'a'.repeat(20_000)}`)).toEqual([])
    expect(await search('themselves', 'lighthouse')).toEqual([])
  })

  it('accepts text that is not a sentence', async () => {
    await people.admin.query(
      INSERT,
      values({ answer: { sentences: [1, { pieces: 'x' }, { pieces: [2] }], calls: [] } }),
    )
    expect(await search('themselves', 'why')).toEqual([{ question: 'Why?', said: '' }])
  })
})
