import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())

describe('a profile', () => {
  it.each([
    [{ full_name: '  Ada Lovelace ' }, 'Ada Lovelace'],
    [{ full_name: '' }, null],
    [{ full_name: 'x'.repeat(500) }, 'x'.repeat(200)],
    [{ full_name: { nested: true } }, '{"nested": true}'],
    [{}, null],
  ])('is created with the account: %j', async (metadata, fullName) => {
    const { rows } = await people.admin.query<{ id: string }>(
      'insert into auth.users (raw_user_meta_data) values ($1) returning id',
      [metadata],
    )
    const made = await people.admin.query('select full_name from profiles where id = $1', [rows[0]?.id])
    expect(made.rows).toEqual([{ full_name: fullName }])
    await people.admin.query('delete from auth.users where id = $1', [rows[0]?.id])
    expect((await people.admin.query('select from profiles where id = $1', [rows[0]?.id])).rowCount).toBe(0)
  })

  it.each(['id', 'created_at', 'updated_at'])('does not let its owner set %s', async (column) => {
    const sql = `update profiles set ${column} = default where id = $1`
    expect(await people.verdict('themselves', sql, [ID.themselves])).toBe('42501')
  })

  it('cannot be handed to or taken from another account', async () => {
    expect(await people.verdict('stranger', `update profiles set full_name = 'x' where id = $1`, [ID.themselves])).toBe(
      'no rows',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', `https://x/${'a'.repeat(2048)}`])(
    'refuses the picture %.40s',
    async (url) => {
      const sql = 'update profiles set avatar_url = $1 where id = $2'
      expect(await people.verdict('themselves', sql, [url, ID.themselves])).toBe('23514')
    },
  )

  it('may hold every default that a tool uses', async () => {
    const sql = `update profiles set home_airport = 'LIS', passports = '{PT,BR}', languages = '{pt,en}', currency = 'EUR',
      units = 'metric', diet = '{vegan,no-nuts}', mobility = '{no-stairs}', favourite_phrases = '{where-toilet}' where id = $1`
    expect(await people.verdict('themselves', sql, [ID.themselves])).toBe('allowed')
  })

  it.each([
    ['home_airport', 'Lisbon'],
    ['passports', '{PT,pt}'],
    ['passports', '{PT,null}'],
    ['passports', '{PT,BR,FR,DE,ES,IT,GB}'],
    ['languages', '{PT}'],
    ['currency', 'euro'],
    ['units', 'cubits'],
    ['diet', '{breatharian}'],
    ['diet', '{vegan,null}'],
    ['mobility', '{<script>}'],
    ['favourite_phrases', '{Where is the toilet}'],
    ['favourite_phrases', '{null}'],
    ['favourite_phrases', `{${'a,'.repeat(200)}a}`],
  ])('refuses %s %s', async (column, value) => {
    const sql = `update profiles set ${column} = $1 where id = $2`
    expect(await people.verdict('themselves', sql, [value, ID.themselves])).toBe('23514')
  })

  it('records when it was changed', async () => {
    const sql = `with changed as (update profiles set full_name = 'Ada' where id = $1 returning updated_at, created_at)
      select updated_at > created_at as later from changed`
    expect((await people.attempt('themselves', sql, [ID.themselves])).rows).toEqual([{ later: true }])
  })
})
