import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { assemblePeople, ID, type People } from './personas.ts'

let people: People
beforeAll(async () => {
  people = await assemblePeople()
})
afterAll(() => people.close())
beforeEach(() => people.admin.query('truncate notifications, notification_preferences cascade'))

const notify = (kind: string, about: string | null = null) =>
  people.admin.query(`select private.notify($1, $2, 'Gate B24', '', '/itinerary', $3) as id`, [
    ID.themselves,
    kind,
    about,
  ])
const told = async () =>
  (
    await people.admin.query<{ title: string }>('select title from notifications where user_id = $1', [ID.themselves])
  ).rows.map(({ title }) => title)

describe('a notification', () => {
  it('is sent once per subject, and every time without a subject', async () => {
    await notify('trip', 'gate:LX18')
    await notify('trip', 'gate:LX18')
    await notify('trip')
    await notify('trip')
    expect(await told()).toHaveLength(3)
  })

  it('is not sent when its kind is switched off', async () => {
    await people.admin.query(
      `insert into notification_preferences (user_id, kind, in_app) values ($1, 'trip', false)`,
      [ID.themselves],
    )
    await notify('trip')
    await notify('safety')
    expect(await told()).toHaveLength(1)
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never links to %s',
    async (link) => {
      const sql = `insert into notifications (user_id, kind, title, link) values ($1, 'trip', 'x', $2)`
      expect(await people.verdict('service_role', sql, [ID.themselves, link])).toBe('23514')
    },
  )

  it.each(['title', 'kind', 'user_id', 'link'])('does not let its recipient write the %s', async (column) => {
    await notify('trip')
    expect(await people.verdict('themselves', `update notifications set ${column} = default`)).toBe('42501')
  })
})

describe('preferences', () => {
  it('cannot switch off notices about the account', async () => {
    const sql = `insert into notification_preferences (user_id, kind, in_app) values ($1, 'account', false)`
    expect(await people.verdict('themselves', sql, [ID.themselves])).toBe('23514')
  })

  it('cannot be written for another traveller', async () => {
    const sql = `insert into notification_preferences (user_id, kind) values ($1, 'trip')`
    expect(await people.verdict('stranger', sql, [ID.themselves])).toBe('42501')
  })
})

describe('notifications about the account', () => {
  it('are sent when the password or the address changes, not when it is set the first time', async () => {
    const change = (column: string, value: string) =>
      people.admin.query(`update auth.users set ${column} = $1 where id = $2`, [value, ID.themselves])
    await change('encrypted_password', 'first')
    expect(await told()).toEqual([])
    await change('encrypted_password', 'second')
    await change('email', 'moved@example.com')
    await change('email', 'themselves@example.com')
    expect((await told()).toSorted()).toEqual([
      'Your email address was changed',
      'Your email address was changed',
      'Your password was changed',
    ])
  })

  it('are sent when another device signs in, not for the first or the same one again', async () => {
    const signIn = (agent: string) =>
      people.admin.query('insert into auth.sessions (user_id, user_agent) values ($1, $2)', [ID.themselves, agent])
    await signIn('Firefox')
    await signIn('Firefox')
    expect(await told()).toEqual([])
    await signIn('Safari')
    expect(await told()).toEqual(['New sign-in to your account'])
  })
})
