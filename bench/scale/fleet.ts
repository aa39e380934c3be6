import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { signInAs, type Account } from '../api/account.ts'
import { withDataDir } from '../product.ts'
import { startPostgres, type ExternalPostgres } from './external-postgres.ts'
import { startNginx, type Nginx } from './nginx.ts'
import { startServer, stopServer, type Server } from './servers.ts'

/** Without limits: the proofs write more than a traveller saves in a day. */
const OWNER = { email: 'owner@sojourn.localhost', password: 'Correct-Horse-Battery-7' }
const UNLIMITED = {
  BOOTSTRAP_OWNER_EMAIL: OWNER.email,
  BOOTSTRAP_OWNER_PASSWORD: OWNER.password,
  ADMIN_EMAIL: OWNER.email,
}

const [POSTGRES_PORT, NGINX_PORT] = [4940, 4941]
const SERVER_PORTS = [4942, 4943, 4944] as const

export type Fleet = {
  readonly postgres: ExternalPostgres
  readonly nginx: Nginx
  readonly keys: { readonly anon: string; readonly service: string }
  readonly account: Account
  servers(): readonly Server[]
  /** Stops one server, and starts it again from this release. */
  replace(index: number, main?: string): Promise<void>
}

type Wishes = { readonly servers?: number; readonly main?: string; readonly env?: Readonly<Record<string, string>> }

/** Servers on one Postgres behind nginx, on the loopback, gone when the work is done. */
export async function withFleet(wishes: Wishes, work: (fleet: Fleet) => Promise<void>): Promise<void> {
  const { servers: count = SERVER_PORTS.length, main, env = {} } = wishes
  await withDataDir(async (folder) => {
    const postgres = await startPostgres(folder, POSTGRES_PORT)
    const files = join(folder, 'files')
    mkdirSync(files)
    const settings = {
      DATABASE_URL: postgres.url,
      PUBLIC_URL: `http://127.0.0.1:${NGINX_PORT}`,
      TRUSTED_PROXIES: '127.0.0.1',
      // One folder stands for one bucket.
      DATA_DIR: files,
      ...UNLIMITED,
      ...env,
    }
    const start = (port: number, from = main): Promise<Server> =>
      startServer({ port, env: settings, ...(from && { main: from }) })
    const running: Server[] = []
    let nginx: Nginx | undefined
    try {
      for (const port of SERVER_PORTS.slice(0, count)) running.push(await start(port))
      nginx = await startNginx(folder, NGINX_PORT, SERVER_PORTS.slice(0, count))
      const keys = await readKeys(postgres)
      await work({
        postgres,
        nginx,
        keys,
        account: await signInAs(nginx.url, keys, OWNER),
        servers: () => running,
        async replace(index, from) {
          const old = running[index]
          if (!old) throw new Error(`there is no server ${index}`)
          await stopServer(old)
          running[index] = await start(old.port, from)
        },
      })
    } finally {
      await nginx?.stop()
      await Promise.all(running.map((server) => server.child.stop()))
      await postgres.stop()
    }
  })
}

async function readKeys(postgres: ExternalPostgres): Promise<Fleet['keys']> {
  const rows = await postgres.query<{ role: string; key: string }>('select role, key from server.api_keys')
  const keyOf = (role: string): string => rows.find((row) => row.role === role)?.key ?? ''
  return { anon: keyOf('anon'), service: keyOf('service_role') }
}
