/** Chooses the adapters that every surface shares. */
import { join } from 'node:path'

import type { Settings } from './config/settings.ts'
import type { Db } from './database/db.ts'
import { createAccessTokens } from './identity/access-tokens.ts'
import { loadApiKeys } from './identity/api-keys.ts'
import { watchEndedSessions } from './identity/ended-sessions.ts'
import { createHostedAccessTokens } from './identity/hosted-access-tokens.ts'
import { createIdentify } from './identity/identify.ts'
import { readExtraKeys, loadSigningKeys, type SigningKeys } from './identity/signing-keys.ts'
import { NO_LIMITS } from './limits/rate-limits.ts'
import { createSharedLimits } from './limits/shared-limits.ts'
import type { Log } from './logging/log.ts'
import type { Mailer } from './mail/mailer.ts'
import { createAccounts } from './payments/create-accounts.ts'
import type { Payments } from './payments/payments.ts'
import { createSandbox } from './payments/sandbox/sandbox-payments.ts'
import type { Sandbox } from './payments/sandbox/sandbox.ts'
import { createStripePayments } from './payments/stripe/stripe-payments.ts'
import type { Platform } from './platform.ts'
import { openAppPush } from './push/app-push.ts'
import { loadVapid, type Vapid } from './push/vapid.ts'
import { createDiskFileStore } from './storage/files/disk-file-store.ts'
import type { FileStore } from './storage/files/file-store.ts'
import { createS3FileStore } from './storage/files/s3-file-store.ts'

type Given = Pick<Platform, 'settings' | 'db' | 'now' | 'jobs'> & { readonly log: Log; readonly mailer: Mailer }
type Identity = Pick<Platform, 'signingKeys' | 'accessTokens' | 'apiKeys'>

export async function createPlatform(given: Given): Promise<Platform> {
  const { settings, db, now } = given
  const identity = settings.SUPABASE_URL
    ? hostedIdentity(settings, settings.SUPABASE_URL, now)
    : await ownIdentity(settings, db, now)
  const base = {
    ...given,
    ...identity,
    identify: createIdentify(identity.apiKeys, identity.accessTokens),
    limits: settings.isCompat ? NO_LIMITS : createSharedLimits(db),
    files: await openFileStore(settings),
    vapid: lazyVapid(settings, db),
    appPush: await openAppPush(settings, now),
  }
  const accounts = createAccounts(base)
  return { ...base, ...createPayments({ ...base, accounts }), accounts }
}

function lazyVapid(settings: Settings, db: Db): () => Promise<Vapid> {
  let loading: Promise<Vapid> | undefined
  // A push service reports problems with our messages to this address.
  const contact = settings.publicUrl.startsWith('https:')
    ? settings.publicUrl
    : `mailto:${addressOf(settings.MAIL_FROM)}`
  return () => {
    loading ??= loadVapid(db, contact).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

function addressOf(mailbox: string): string {
  return /<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox
}

async function ownIdentity(settings: Settings, db: Db, now: () => number): Promise<Identity> {
  const [keys, apiKeys, endedSessions, extraKeys] = await Promise.all([
    loadSigningKeys(db),
    loadApiKeys(db),
    watchEndedSessions(db, now),
    settings.SUPABASE_COMPAT_JWKS ? readExtraKeys(settings.SUPABASE_COMPAT_JWKS) : [],
  ])
  const issuer = `${settings.publicUrl}/auth/v1`
  return {
    signingKeys: keys,
    apiKeys,
    accessTokens: createAccessTokens({ keys, issuer, extraKeys, endedSessions, now }),
  }
}

function hostedIdentity(settings: Settings, supabaseUrl: string, now: () => number): Identity {
  const apiKeys = { anon: settings.SUPABASE_ANON_KEY ?? '', service: settings.SUPABASE_SERVICE_KEY ?? '' }
  return { signingKeys: NO_SIGNING_KEYS, apiKeys, accessTokens: createHostedAccessTokens(supabaseUrl, now) }
}

const NO_SIGNING_KEYS: SigningKeys = {
  current() {
    throw new Error('A hosted project signs its own tokens')
  },
  publicKeys: () => [],
  find: async () => null,
  rotate: async () => {},
}

type PaymentDeps = Pick<Platform, 'db' | 'now' | 'settings' | 'apiKeys' | 'log' | 'limits' | 'accounts'>
type PaymentsChoice = { readonly payments: Payments; readonly sandbox: Sandbox | null }

/** Stripe where it has a key; otherwise the sandbox, which moves no money. */
function createPayments(given: PaymentDeps): PaymentsChoice {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given.settings
  if (secretKey && webhookSecret) {
    return { payments: createStripePayments({ secretKey, webhookSecret }), sandbox: null }
  }
  const sandbox = createSandbox(given)
  return { payments: sandbox.payments, sandbox }
}

/** On S3 when its settings are given, otherwise in DATA_DIR. */
async function openFileStore(settings: Settings): Promise<FileStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!S3_ENDPOINT) return createDiskFileStore(join(settings.DATA_DIR, 'files'))
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('S3_ENDPOINT also needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return createS3FileStore({
    endpoint: S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
