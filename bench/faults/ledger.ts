/** Writes documents through the public API and remembers each one that the server acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises'

export type Ledger = {
  size(): number
  write(url: string): Promise<{ stop(): Promise<void> }>
  findMissing(url: string): Promise<readonly string[]>
}

const WRITERS = 4
const contentOf = (name: string): string => `%PDF-1.4\n% ${name}\n`

/** Staff tokens are valid for five minutes, and the rounds of a slow machine take longer. */
const SESSION_MS = 120_000

type Owner = { readonly email: string; readonly password: string }
type Session = { readonly userId: string; readonly headers: Readonly<Record<string, string>> }

export async function openLedger(url: string, owner: Owner): Promise<Ledger> {
  let session = await signIn(url, owner)
  let signedInAt = Date.now()
  const renewed = async (base: string): Promise<Session> => {
    if (Date.now() - signedInAt > SESSION_MS) {
      session = await signIn(base, owner)
      signedInAt = Date.now()
    }
    return session
  }
  const addressOf = (base: string, name: string): string =>
    `${base}/storage/v1/object/documents/${session.userId}/${name}.pdf`
  const acknowledged: string[] = []
  let rounds = 0

  const writeOne = async (base: string, name: string): Promise<void> => {
    const pdf = { ...session.headers, 'content-type': 'application/pdf' }
    const answer = await fetch(addressOf(base, name), { method: 'POST', headers: pdf, body: contentOf(name) })
    await answer.arrayBuffer()
    if (answer.ok) acknowledged.push(name)
    // While the database is away the only correct answer is "try again".
    else if (answer.status !== 503) throw new Error(`the server answered ${answer.status} to a write`)
  }
  return {
    size: () => acknowledged.length,
    async write(base) {
      await renewed(base)
      rounds += 1
      let isStopped = false
      const work = async (writer: number): Promise<void> => {
        for (let n = 0; !isStopped; n += 1) {
          await writeOne(base, `${rounds}-${writer}-${n}`).catch((error: unknown) => {
            // The connection was closed: the server died, and whether the write was committed is unknown.
            if (!(error instanceof TypeError)) throw error
            return sleep(10)
          })
        }
      }
      const done = Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)))
      // stop() handles the error: until then an unhandled rejection would end the run without cleaning up.
      done.catch(() => undefined)
      return {
        async stop() {
          isStopped = true
          await done
        },
      }
    },
    async findMissing(base) {
      const missing: string[] = []
      for (const name of acknowledged) {
        const { headers } = await renewed(base)
        const answer = await fetch(addressOf(base, name), { headers })
        if ((await answer.text()) !== contentOf(name)) missing.push(`${name} (${answer.status})`)
      }
      return missing
    },
  }
}

async function signIn(url: string, owner: Owner): Promise<Session> {
  const page = await (await fetch(url)).text()
  const [apikey = ''] = /sb_publishable_[\w-]+/.exec(page) ?? []
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`)
  const { access_token: token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
  return { userId: user.id, headers: { apikey, authorization: `Bearer ${token}` } }
}
