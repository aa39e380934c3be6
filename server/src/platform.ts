import type { Settings } from './config/settings.ts'
import type { Db } from './database/db.ts'
import type { AccessTokens } from './identity/access-tokens.ts'
import type { ApiKeys } from './identity/api-keys.ts'
import type { Identify } from './identity/identify.ts'
import type { SigningKeys } from './identity/signing-keys.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Log } from './logging/log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Accounts } from './payments/accounts.ts'
import type { Payments } from './payments/payments.ts'
import type { Sandbox } from './payments/sandbox/sandbox.ts'
import type { AppPush } from './push/app-push.ts'
import type { Vapid } from './push/vapid.ts'
import type { FileStore } from './storage/files/file-store.ts'

/** Everything a surface may need. Each factory takes the few parts it uses (`Pick<Platform, …>`), never all. */
export type Platform = {
  readonly settings: Settings
  readonly db: Db
  readonly log: Log
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  readonly signingKeys: SigningKeys
  readonly accessTokens: AccessTokens
  readonly apiKeys: ApiKeys
  readonly identify: Identify
  readonly mailer: Mailer
  readonly limits: RateLimits
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** The bytes of stored objects. */
  readonly files: FileStore
  readonly payments: Payments
  /** Null when real payments are on. */
  readonly sandbox: Sandbox | null
  readonly accounts: Accounts
  /** Loaded when the first device needs it. */
  readonly vapid: () => Promise<Vapid>
  /** Empty without keys of Firebase and Apple. */
  readonly appPush: AppPush
}
