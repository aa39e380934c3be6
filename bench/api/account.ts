import { randomUUID } from 'node:crypto'

export type Account = { readonly id: string; readonly email: string; readonly password: string; readonly token: string }
type Keys = { readonly anon: string; readonly service: string }

/** A confirmed account with a session, made through the public API as an operator would. */
export async function createAccount(url: string, keys: Keys): Promise<Account> {
  const email = `bench-${randomUUID()}@sojourn.localhost`
  const password = `Correct-Horse-${randomUUID()}`
  const created = await postJson(`${url}/auth/v1/admin/users`, keys.service, { email, password, email_confirm: true })
  const session = await postJson(`${url}/auth/v1/token?grant_type=password`, keys.anon, { email, password })
  return { id: String(created['id']), email, password, token: String(session['access_token']) }
}

/** An account that is there already. */
export async function signInAs(url: string, keys: Keys, who: Pick<Account, 'email' | 'password'>): Promise<Account> {
  const session = await postJson(`${url}/auth/v1/token?grant_type=password`, keys.anon, who)
  const { id } = session['user'] as { id: string }
  return { ...who, id, token: String(session['access_token']) }
}

async function postJson(url: string, key: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}
