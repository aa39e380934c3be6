import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url()
const onOff = z.enum(['on', 'off'])

/** Every setting there is. All are optional; `npm start -- --help` prints the descriptions. */
const SettingsSchema = z.object({
  PORT: port.default(3000).describe('Port to listen on'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: url.optional().describe('Where travellers reach this server; default http://localhost:PORT'),
  DATA_DIR: z.string().default('.data').describe('Folder for the embedded database, files and keys'),
  DATABASE_URL: url.optional().describe('An external Postgres; without it an embedded one is used'),
  SUPABASE_URL: url.optional().describe('A hosted Supabase project that serves auth, data, storage and realtime'),
  SUPABASE_ANON_KEY: z.string().optional().describe('Public key of the hosted project'),
  SUPABASE_SERVICE_KEY: z.string().optional().describe('Secret key of the hosted project'),
  SUPABASE_COMPAT_JWKS: z.string().optional().describe('File with extra signing keys to trust'),
  SMTP_URL: url.optional().describe('Mail server; without it mail goes to /dev/mailbox'),
  MAIL_FROM: z.string().default('Sojourn <hello@sojourn.localhost>').describe('Sender of all mail'),
  STRIPE_SECRET_KEY: z.string().optional().describe('Stripe; without it the built-in test provider is used'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe('Signing secret of the Stripe webhook'),
  LLM_PROVIDER: z.enum(['openai-compatible', 'anthropic', 'google']).optional().describe('Language model provider'),
  LLM_BASE_URL: url.optional().describe('Address of an OpenAI-compatible endpoint'),
  LLM_MODEL: z.string().optional().describe('Model name'),
  LLM_API_KEY: z.string().optional().describe('Key of the language model provider'),
  MAPS_PROVIDER: z.enum(['open', 'google']).default('open').describe('Maps provider'),
  GOOGLE_MAPS_KEY: z.string().optional().describe('Google Maps key'),
  MAP_STYLE_URL: url.optional().describe('A public vector style used when the network allows'),
  ADMIN_EMAIL: z.email().optional().describe('The account without usage limits'),
  BOOTSTRAP_OWNER_EMAIL: z.email().optional().describe('E-mail of the first owner'),
  BOOTSTRAP_OWNER_PASSWORD: z.string().min(8).optional().describe('Password of the first owner'),
  BOOKING_HOST: z.string().default('www.expedia.com').describe('Booking site that searches are handed to'),
  S3_ENDPOINT: url.optional().describe('S3-compatible file storage; without it files are kept in DATA_DIR'),
  S3_REGION: z.string().default('auto').describe('S3 region'),
  S3_BUCKET: z.string().optional().describe('S3 bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('S3 access key'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('S3 secret key'),
  REDIS_URL: url.optional().describe('Redis for rate limits shared by several servers'),
  TRUSTED_PROXIES: z.string().default('').describe('Addresses whose X-Forwarded-For is believed, separated by commas'),
  FEEDS: onOff.default('on').describe('Fetch live feeds'),
  DEMO_CONTENT: onOff.default('on').describe('Seed sample content'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('How much to log'),
})

export type Settings = z.output<typeof SettingsSchema> & {
  readonly publicUrl: string
  readonly affiliateIds: Readonly<Record<string, string>>
}

export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = SettingsSchema.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`Setting ${issue?.path.join('.')}: ${issue?.message}. See npm start -- --help`)
  }
  const affiliates = Object.entries(given).filter(([name]) => name.startsWith('AFFILIATE_'))
  return {
    ...result.data,
    publicUrl: result.data.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${result.data.PORT}`,
    affiliateIds: Object.fromEntries(affiliates) as Record<string, string>,
  }
}

export function describeSettings(): readonly { readonly name: string; readonly description: string }[] {
  return Object.entries(SettingsSchema.shape).map(([name, schema]) => ({ name, description: schema.description ?? '' }))
}
