import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import { compose, type Product } from '../src/compose.ts'
import { parseSettings } from '../src/config/settings.ts'
import type { Db } from '../src/database/db.ts'
import { listen } from '../src/http/listen.ts'
import { createMailbox } from '../src/mail/mailbox.ts'
import type { MailMessage } from '../src/mail/mailer.ts'
import { openTestDatabase } from './test-database.ts'

export { ENGINES, freshPostgresDb } from './test-database.ts'

export type TestServer = {
  readonly url: string
  readonly db: Db
  readonly product: Product
  /** The official client as a browser would create it, without a session. */
  anonClient(): SupabaseClient
  serviceClient(): SupabaseClient
  /** The mails to this address, the newest first. */
  mailsTo(address: string): Promise<readonly MailMessage[]>
  stop(): Promise<void>
}

type Options = {
  readonly engine?: 'postgres' | 'pglite'
  readonly settings?: Readonly<Record<string, string>>
  readonly now?: () => number
}

const NO_FEEDS = Object.fromEntries(
  ['USGS', 'GDACS', 'METEOALARM', 'NWS', 'WHO', 'CDC']
    .concat(['US', 'UK', 'CA', 'AU', 'IE', 'DE'].map((country) => `${country}_ADVICE`))
    .map((name) => [`FEED_${name}_URL`, 'off']),
)

/** Disables outside services; a test names the ones it needs, on the loopback. */
const NO_OUTSIDE_SERVICES = {
  TILES_URL: 'off',
  OVERPASS_URL: 'off',
  WIKIDATA_URL: 'off',
  RATES_URL: 'off',
  ...NO_FEEDS,
}

/** The real server on a real port, with its own database. */
export async function startTestServer({ engine = 'postgres', settings = {}, now }: Options = {}): Promise<TestServer> {
  const db = await openTestDatabase(engine)
  const listening = await listen('127.0.0.1', 0)
  const url = `http://127.0.0.1:${listening.port}`
  const product = await compose(
    parseSettings({ ...NO_OUTSIDE_SERVICES, LOG_LEVEL: 'error', PUBLIC_URL: url, ...settings }),
    db,
    now,
  )
  listening.serve(product)
  const { apiKeys } = product.platform
  const client = (key: string): SupabaseClient =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  return {
    url,
    db,
    product,
    anonClient: () => client(apiKeys.anon),
    serviceClient: () => client(apiKeys.service),
    async mailsTo(address) {
      const entries = await createMailbox(db).list()
      return entries.map(({ message }) => message).filter(({ to }) => to === address)
    },
    async stop() {
      const drained = listening.close(1_000)
      await product.close()
      await drained
      await db.close()
    },
  }
}
