import { z } from 'zod'

import {
  dollars,
  host,
  hostName,
  mailbox,
  megabytes,
  milliseconds,
  notUsed,
  onOff,
  port,
  postgresUrl,
  proxies,
  redirectUrls,
  smtpUrl,
  url,
  webUrl,
  webUrls,
} from './setting-values.ts'

/** Every setting there is. All are optional; `npm start -- --help` prints the descriptions. */
export const SettingsSchema = z.object({
  PORT: port.default(3000).describe('Port to listen on'),
  HOST: host.default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: webUrl.optional().describe('Where travellers reach this server; default http://localhost:PORT'),
  DATA_DIR: z.string().default('.data').describe('Folder for the embedded database, files and keys'),
  DATABASE_URL: postgresUrl.optional().describe('An external Postgres; without it an embedded one is used'),
  SUPABASE_URL: webUrl.optional().describe('A hosted Supabase project that serves auth, data, storage and realtime'),
  SUPABASE_ANON_KEY: z.string().optional().describe('Public key of the hosted project'),
  SUPABASE_SERVICE_KEY: z.string().optional().describe('Secret key of the hosted project'),
  SUPABASE_COMPAT_JWKS: z.string().optional().describe('File with extra signing keys to trust'),
  SMTP_URL: smtpUrl.optional().describe('Mail server; without it mail goes to /dev/mailbox'),
  MAIL_FROM: mailbox.default('Sojourn <hello@sojourn.localhost>').describe('Sender of all mail'),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com')
    .describe('Push services of browsers that notifications may be sent to, separated by commas'),
  STRIPE_SECRET_KEY: z.string().optional().describe('Stripe; without it the built-in test provider is used'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe('Signing secret of the Stripe webhook'),
  LLM_PROVIDER: z.enum(['openai-compatible', 'anthropic', 'google']).optional().describe('Language model provider'),
  LLM_BASE_URL: url.optional().describe('Address of an OpenAI-compatible endpoint'),
  LLM_MODEL: z.string().optional().describe('Model name'),
  LLM_API_KEY: z.string().optional().describe('Key of the language model provider'),
  LLM_TIMEOUT_MS: milliseconds
    .default(20_000)
    .describe('How long the model may be silent before the built-in engine answers, in milliseconds'),
  LLM_COST_IN: dollars
    .optional()
    .describe('Price of a million tokens that the model reads, in US dollars, for accounts'),
  LLM_COST_OUT: dollars.optional().describe('Price of a million tokens that the model writes, in US dollars'),
  LLM_DAILY_COST: dollars
    .optional()
    .describe('What the model may cost on a UTC day, in US dollars; beyond it the built-in engine answers'),
  MAPS_PROVIDER: z
    .enum(['open', 'google'])
    .optional()
    .describe('Whose maps are shown; default open, or google where its key is given'),
  GOOGLE_MAPS_KEY: z.string().optional().describe('Google Maps key'),
  MAP_STYLE_URL: url
    .optional()
    .describe('A public vector style, shown when it can be reached; without it, or beyond its reach, our own maps'),
  TILES_URL: z
    .union([z.literal('off'), webUrl])
    .default('https://tiles.openfreemap.org/planet')
    .describe(
      'TileJSON of street tiles in the OpenMapTiles schema, read by browsers while FEEDS is on; its tiles come from the same origin; off for none',
    ),
  OVERPASS_URL: z
    .union([z.literal('off'), webUrl])
    .default('https://overpass-api.de/api/interpreter')
    .describe('OpenStreetMap server asked for restaurants nearby and places of a city while FEEDS is on; off for none'),
  WIKIDATA_URL: z
    .union([z.literal('off'), webUrl])
    .default('https://query.wikidata.org/sparql')
    .describe('Wikidata server asked how well known a place is while FEEDS is on; off for none'),
  RATES_URL: z
    .union([z.literal('off'), webUrls])
    .default(
      'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json,https://latest.currency-api.pages.dev/v1/currencies/usd.min.json',
    )
    .describe('Addresses asked in turn for exchange rates while FEEDS is on, separated by commas; off for none'),
  ADMIN_EMAIL: z.email().optional().describe('The account without usage limits'),
  BOOTSTRAP_OWNER_EMAIL: z.email().optional().describe('Email of the first owner'),
  BOOTSTRAP_OWNER_PASSWORD: z.string().min(8).optional().describe('Password of the first owner'),
  AUTH_REDIRECT_URLS: redirectUrls
    .default('')
    .describe('Further addresses that mail links may lead to, separated by commas'),
  BOOKING_HOST: hostName.default('www.expedia.com').describe('Booking site that searches are handed to'),
  S3_ENDPOINT: url.optional().describe('S3-compatible file storage; without it files are kept in DATA_DIR'),
  S3_REGION: z.string().default('auto').describe('S3 region'),
  S3_BUCKET: z.string().optional().describe('S3 bucket'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('S3 access key'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('S3 secret key'),
  STORAGE_QUOTA_MB: megabytes
    .default(200)
    .describe(
      'How much each account may keep in files, in megabytes; a file counts its size, its metadata and a kilobyte',
    ),
  REDIS_URL: notUsed.optional().describe('Not used in this version: limits and jobs are kept in Postgres'),
  TRUSTED_PROXIES: proxies.default('').describe('Addresses whose X-Forwarded-For is believed, separated by commas'),
  FEEDS: onOff.default('on').describe('Fetch live feeds'),
  DEMO_CONTENT: onOff.default('on').describe('Seed sample content'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('How much to log'),
})

export type GivenSettings = z.output<typeof SettingsSchema>
