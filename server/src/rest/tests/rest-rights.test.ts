import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startLibraryServer, type LibraryServer, type LibraryUser } from './library-server.ts'

let server: LibraryServer
let ada: LibraryUser
let eve: LibraryUser
beforeAll(async () => {
  server = await startLibraryServer()
  ada = await server.newUser()
  eve = await server.newUser()
  await server.rest('notes', { method: 'POST', body: { body: 'of Ada' }, token: ada.token })
})
afterAll(() => server.stop())

const noteOfAda = () => server.db.query('select user_id, body from public.notes where user_id = $1', [ada.id])

describe('row level security over HTTP', () => {
  it('shows a row to its owner alone', async () => {
    expect((await server.rest('notes?select=body', { token: ada.token })).json).toEqual([{ body: 'of Ada' }])
    expect((await server.rest('notes?select=body', { token: eve.token })).json).toEqual([])
    expect((await server.rest('notes?select=body')).status).toBe(401)
  })

  it.each([
    ['PATCH', { body: 'of Eve' }],
    ['DELETE', undefined],
  ])('does not let another traveller %s it', async (method, body) => {
    const reply = await server.rest(`notes?user_id=eq.${ada.id}&select=id`, {
      method,
      body,
      token: eve.token,
      headers: { prefer: 'return=representation' },
    })
    expect([reply.status, reply.json]).toEqual([200, []])
    expect(await noteOfAda()).toEqual([{ user_id: ada.id, body: 'of Ada' }])
  })

  it('does not let a traveller write in another name', async () => {
    const forged = await server.rest('notes', {
      method: 'POST',
      body: { user_id: ada.id, body: 'x' },
      token: eve.token,
    })
    expect([forged.status, forged.json]).toMatchObject([403, { code: '42501' }])
    await server.rest('notes', { method: 'POST', body: { body: 'of Eve' }, token: eve.token })
    const given = await server.rest(`notes?user_id=eq.${eve.id}`, {
      method: 'PATCH',
      body: { user_id: ada.id },
      token: eve.token,
    })
    expect(given.status).toBe(403)
    expect(await noteOfAda()).toHaveLength(1)
  })

  it('leaves columns without a read privilege out of every answer', async () => {
    for (const path of [
      'notes?select=*',
      'notes?select=secret',
      'notes?secret=eq.hidden&select=id',
      'notes?select=id&order=secret',
    ]) {
      const { status, text } = await server.rest(path, { token: ada.token })
      expect([path, status]).toEqual([path, 403])
      expect(text).not.toContain('hidden')
    }
    const body = { body: 'more' }
    const inserted = await server.rest('notes?select=id,body', {
      method: 'POST',
      body,
      token: ada.token,
      headers: { prefer: 'return=representation' },
    })
    expect([inserted.status, inserted.json]).toMatchObject([201, [{ body: 'more' }]])
  })

  it('does not give access to other schemas', async () => {
    expect((await server.rest('secrets')).status).toBe(404)
    expect((await server.rest('hidden.secrets')).status).toBe(404)
    expect((await server.rest('secrets', { headers: { 'accept-profile': 'hidden' } })).status).toBe(406)
    expect((await server.rest('users', { headers: { 'accept-profile': 'auth' } })).status).toBe(406)
  })
})
