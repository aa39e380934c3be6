/** Check 9 of the security list: staff who exceed their rights are refused, and it is logged. */
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startRestServer, type LibraryServer, type LibraryUser } from './library-server.ts'

let server: LibraryServer
let supporter: LibraryUser
let traveller: LibraryUser
beforeAll(async () => {
  server = await startRestServer()
  ;[supporter, traveller] = [await server.newUser(), await server.newUser()]
  for (const { id } of [supporter, traveller])
    await server.db.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`])
  await server.db.query(`insert into public.user_roles (user_id, role) values ($1, 'support')`, [supporter.id])
})
afterAll(() => server.stop())

const entriesOf = ({ id }: LibraryUser) =>
  server.db.query(
    `select subject_type, subject_id, details from public.audit_log
     where action = 'access.denied' and actor_id = $1 order by id`,
    [id],
  )
const post = (path: string, body: unknown, { token }: LibraryUser) => server.rest(path, { method: 'POST', body, token })

it('logs refusals of staff', async () => {
  const grant = { user_id: supporter.id, role: 'owner' }
  expect((await post('user_roles', grant, supporter)).status).toBe(403)
  expect((await post('audit_log', { action: 'x', subject_type: 'x', subject_id: 'x' }, supporter)).status).toBe(403)
  const role = `user_roles?user_id=eq.${supporter.id}`
  expect((await server.rest(role, { method: 'DELETE', token: supporter.token })).status).toBe(403)
  expect((await server.rest('user_roles?select=nope', { token: supporter.token })).status).toBe(400)
  expect(await entriesOf(supporter)).toEqual([
    { subject_type: 'table', subject_id: 'public.user_roles', details: { method: 'POST' } },
    { subject_type: 'table', subject_id: 'public.audit_log', details: { method: 'POST' } },
    { subject_type: 'table', subject_id: 'public.user_roles', details: { method: 'DELETE' } },
  ])
})

it('logs of travellers only attempts to change a role, up to a limit', async () => {
  const grant = { user_id: traveller.id, role: 'owner' }
  expect((await post('audit_log', { action: 'x', subject_type: 'x', subject_id: 'x' }, traveller)).status).toBe(403)
  expect(await entriesOf(traveller)).toEqual([])
  for (let i = 0; i < 40; i++) expect((await post('user_roles', grant, traveller)).status).toBe(403)
  const entries = await entriesOf(traveller)
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.length).toBeLessThanOrEqual(30)
})
