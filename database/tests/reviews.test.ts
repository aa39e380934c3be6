/** Who may write a review, and that an edit waits for approval again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())

const write = (body = 'Planned ten days in Portugal with it.', name = 'Ana') =>
  people.attempt('themselves', 'insert into reviews (rating, body, shown_name) values (5, $1, $2) returning *', [
    body,
    name,
  ])

async function travelled(firstDay: string, lastDay: string, created: string): Promise<void> {
  await people.admin.query('delete from trips')
  await people.admin.query(
    `insert into trips (id, user_id, title, first_date, last_date, day_count, created_at)
     values (gen_random_uuid(), $1, 'Portugal', current_date + $2::int, current_date + $3::int, 1, now() + $4::interval)`,
    [ID.themselves, firstDay, lastDay, created],
  )
}

describe('a review', () => {
  it('needs a trip or a plan', async () => {
    await expect(write()).rejects.toMatchObject({ code: '42501' })
  })

  it.each([
    ['a trip that has ended', '-9', '-1', '-20 days', true],
    ['a trip that ends today', '-9', '0', '-20 days', false],
    ['a trip that was entered after its end', '-9', '-2', '0 days', false],
  ])('%s', async (_, first, last, created, may) => {
    await travelled(first, last, created)
    const outcome = write().then(
      () => true,
      () => false,
    )
    expect(await outcome).toBe(may)
    const { rows } = await people.attempt('themselves', 'select may_review() as may')
    expect(rows).toEqual([{ may }])
  })

  it('follows a plan, and says nothing about other people', async () => {
    await people.admin.query('delete from trips')
    await people.admin.query(
      `insert into given_plans (user_id, plan, ends_at, reason) values ($1, 'jetsetter', now(), 'An apology')`,
      [ID.themselves],
    )
    expect((await write()).rows).toMatchObject([{ state: 'waiting', refusal: null }])
    expect((await people.attempt('stranger', 'select may_review() as may')).rows).toEqual([{ may: false }])
  })

  it.each([
    ['too short', 'Nice.', 'Ana'],
    ['blanks', ' '.repeat(40), 'Ana'],
    ['too long', 'x'.repeat(2001), 'Ana'],
    ['no name', 'Planned ten days in Portugal.', ' '],
    ['a name of two lines', 'Planned ten days in Portugal.', 'Ana\nBcc: x'],
  ])('is refused: %s', async (_, body, name) => {
    await expect(write(body, name)).rejects.toMatchObject({ code: '23514' })
  })

  it('cannot be approved by its writer, and waits again after an edit', async () => {
    await expect(
      people.attempt('themselves', `update reviews set state = 'approved' where user_id = $1`, [ID.themselves]),
    ).rejects.toMatchObject({ code: '42501' })
    await people.admin.query(
      `insert into reviews (user_id, rating, body, shown_name) values ($1, 5, 'Planned ten days in Portugal.', 'Ana')`,
      [ID.themselves],
    )
    await people.admin.query(`update reviews set state = 'approved', decided_at = now()`)
    const read = async () => (await people.admin.query('select state, decided_at is null as open from reviews')).rows
    expect(await read()).toEqual([{ state: 'approved', open: false }])
    const { rows } = await people.attempt(
      'themselves',
      `update reviews set body = 'Do buy from my shop instead.' returning state, decided_at`,
    )
    expect(rows).toEqual([{ state: 'waiting', decided_at: null }])
  })
})
