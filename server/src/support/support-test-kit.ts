/** A server with a traveller, another one and each kind of staff, called as their browsers do. */
import { randomUUID } from 'node:crypto'

import type { StaffSupportResponse } from '@app/contracts/support/staff-support'
import type { SupportChatResponse } from '@app/contracts/support/support-chat'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { addTravellers, callAs } from '../../test/travellers.ts'

export const PEOPLE = {
  ana: '11111111-1111-4111-8111-1111111111a1',
  eve: '11111111-1111-4111-8111-1111111111a2',
  owner: '11111111-1111-4111-8111-1111111111b1',
  admin: '11111111-1111-4111-8111-1111111111b2',
  support: '11111111-1111-4111-8111-1111111111b3',
  marketing: '11111111-1111-4111-8111-1111111111b4',
  content_editor: '11111111-1111-4111-8111-1111111111b5',
  analyst: '11111111-1111-4111-8111-1111111111b6',
} as const
export type Person = keyof typeof PEOPLE

type Answered = { readonly status: number; readonly code: string | undefined; readonly body: Record<string, unknown> }
type Said = Extract<SupportChatResponse, { kind: 'conversation' }>
type Seen = Extract<StaffSupportResponse, { kind: 'conversation' }>

export async function startSupport(now: () => number) {
  const server = await startTestServer({ now })
  const call = async (name: string, body: object, as: Person | null): Promise<Answered> => {
    const answer = await callAs(server, as && PEOPLE[as], name, body)
    const json = (await answer.json()) as Record<string, unknown> & { error?: { code: string } }
    return { status: answer.status, code: json.error?.code, body: json }
  }
  const chat = (body: object, as: Person | null) => call('support-chat', body, as)
  const staff = (body: object, as: Person = 'support') => call('staff-support', body, as)
  return {
    server,
    call,
    chat,
    staff,
    write: (who: object, body: string, as: Person | null, more: object = {}) =>
      call('support-message', { id: randomUUID(), who, body, files: [], ...more }, as),
    reply: (conversation: string, body: string, as: Person = 'support', more: object = {}) =>
      call('support-reply', { id: randomUUID(), conversation, body, files: [], isNote: false, ...more }, as),
    look: async (who: object, as: Person | null) =>
      (await chat({ action: 'look', who, isSeen: true }, as)).body as unknown as Said,
    open: async (conversation: string, as: Person = 'support') =>
      ((await staff({ action: 'open', conversation }, as)).body as unknown as Seen).conversation,
    /** A guest with a proven address: the token, and the conversation. */
    async admitGuest(email: string) {
      const { challenge } = (await chat({ action: 'ask-code', email }, null)).body
      const code = await codeTo(server, email)
      const { body } = await chat({ action: 'enter', challenge, code }, null)
      return { token: String(body['token']), conversation: String(body['conversation']) }
    },
    audited: async () =>
      (
        await server.db.query<{ action: string }>(
          `select action from public.audit_log where subject_type = 'support' order by id`,
        )
      ).map(({ action }) => action),
    runJob: (name: string, jobs: readonly { name: string; run: () => Promise<void> }[]) =>
      jobs.find((job) => job.name === name)?.run(),
    clientOf: (as: Person | null) => clientOf(server, as),
  }
}

export async function codeTo(server: TestServer, email: string): Promise<string> {
  const [mail] = await server.mailsTo(email)
  return mail?.kind === 'support-code' ? mail.code : ''
}

/** New accounts and no limits that an earlier test used up. */
export async function resetSupport({ db }: TestServer): Promise<void> {
  for (const table of ['public.support_conversations', 'private.support_codes', 'auth.users', 'server.rate_limits'])
    await db.query(`delete from ${table}`)
  await db.query('delete from server.mailbox')
  await db.query('alter table public.audit_log disable trigger refuse_change')
  await db.query('delete from public.audit_log')
  await db.query('alter table public.audit_log enable trigger refuse_change')
  for (const [name, id] of Object.entries(PEOPLE)) {
    await addTravellers(db, { [id]: `${name}@example.com` })
    if (name !== 'ana' && name !== 'eve')
      await db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, name])
  }
  await db.query(`update public.profiles set full_name = 'Rui Costa' where id = $1`, [PEOPLE.support])
}

/** The official client; null is a guest. */
async function clientOf({ url, product }: TestServer, as: Person | null): Promise<SupabaseClient> {
  const { apiKeys, accessTokens } = product.platform
  if (as === null) return createClient(url, apiKeys.anon, { auth: { persistSession: false, autoRefreshToken: false } })
  const token = await accessTokens.sign({ sub: PEOPLE[as], role: 'authenticated', aud: 'authenticated' }, 3_600)
  return createClient(url, apiKeys.anon, { accessToken: async () => token })
}
