import { StaffPeopleResponse } from '@app/contracts/staff-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { addTravellers, callAs } from '../../../test/travellers.ts'

const PEOPLE = {
  owner: '21111111-1111-4111-8111-111111111110',
  admin: '21111111-1111-4111-8111-111111111111',
  support: '21111111-1111-4111-8111-111111111112',
  marketing: '21111111-1111-4111-8111-111111111113',
  ann_b: '21111111-1111-4111-8111-111111111114',
  annab: '21111111-1111-4111-8111-111111111115',
} as const
type Person = keyof typeof PEOPLE
const ROLES: readonly Person[] = ['owner', 'admin', 'support', 'marketing']

describe('looking up an account', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    for (const [name, id] of Object.entries(PEOPLE)) {
      await addTravellers(server.db, { [id]: `${name}@people.example` })
      if (ROLES.includes(name as Person))
        await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, name])
    }
    await server.db.query('update public.profiles set full_name = $2 where id = $1', [PEOPLE.ann_b, 'Ólöf 100% Ann'])
  })
  afterAll(() => server.stop())

  const ask = (wish: object, as: Person | null) => callAs(server, as && PEOPLE[as], 'staff-people', wish)
  const found = async (wish: object, as: Person = 'admin') =>
    StaffPeopleResponse.parse(await (await ask(wish, as)).json())
  const idsOf = async (query: string) => (await found({ action: 'find', query })).people.map(({ id }) => id)

  it('finds it by part of the address or of the name, or by the whole id', async () => {
    expect(await idsOf('ANN_B@peo')).toEqual([PEOPLE.ann_b])
    expect(await idsOf('löf')).toEqual([PEOPLE.ann_b])
    expect(await idsOf(PEOPLE.annab)).toEqual([PEOPLE.annab])
    expect(await idsOf('nobody-at-all')).toEqual([])
  })

  it('takes the query literally: % and _ are no wildcards', async () => {
    expect(await idsOf('0% a')).toEqual([PEOPLE.ann_b])
    expect(await idsOf('n_b')).toEqual([PEOPLE.ann_b])
    expect(await idsOf('%%')).toEqual([])
  })

  it('shows name, address, creation date and roles', async () => {
    expect(await found({ action: 'named', ids: [PEOPLE.admin, PEOPLE.ann_b] }, 'owner')).toEqual({
      people: expect.arrayContaining([
        expect.objectContaining({ id: PEOPLE.admin, email: 'admin@people.example', name: null, roles: ['admin'] }),
        expect.objectContaining({ id: PEOPLE.ann_b, name: 'Ólöf 100% Ann', since: '2026-10-01T00:00:00.000Z' }),
      ]),
      hasMore: false,
    })
  })

  it('says when there are more matches, and shows those first that begin with the query', async () => {
    const more = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`21111111-1111-4111-8111-2222222222${at}0`, `x${at}-crowd@people.example`]),
    )
    await addTravellers(server.db, { ...more, '21111111-1111-4111-8111-333333333333': 'crowd@people.example' })
    const answer = await found({ action: 'find', query: 'crowd' })
    expect(answer).toMatchObject({ hasMore: true })
    expect(answer.people.map(({ email }) => email)).toHaveLength(8)
    expect(answer.people[0]?.email).toBe('crowd@people.example')
  })

  it.each(['support', 'marketing', 'ann_b', null] as const)('%s is refused', async (as) => {
    expect((await ask({ action: 'find', query: 'ann' }, as)).status).toBe(as ? 403 : 401)
    expect((await ask({ action: 'named', ids: [PEOPLE.owner] }, as)).status).toBe(as ? 403 : 401)
  })

  it.each([{ action: 'find', query: ' a ' }, { action: 'named', ids: ['x'] }, { action: 'all' }])(
    '%j is no valid query',
    async (wish) => {
      expect((await ask(wish, 'admin')).status).toBe(400)
    },
  )
})
