import { z } from 'zod'

import {
  appId,
  dollars,
  fingerprints,
  host,
  hostName,
  mailbox,
  mapArchives,
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

/** A public feed that the server reads every 15 minutes. */
function feed(standard: string, about: string) {
  return z
    .union([z.literal('off'), webUrl])
    .default(standard)
    .describe(`${about}, read every 15 minutes while FEEDS is on; off for none`)
}

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
  MAIL_WEBHOOK_SECRET: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe('Signs the reports of bounces and complaints at /functions/v1/mail-events; without it none are taken'),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com')
    .describe('Push services of browsers that notifications may be sent to, separated by commas'),
  APP_ID: appId.default('app.sojourn.companion').describe('Id of the native app, as `npm run native` was given it'),
  ANDROID_CERT_SHA256: fingerprints
    .optional()
    .describe('Fingerprints of the certificates that sign the Android app, separated by commas; links then open in it'),
  ANDROID_APP_URL: webUrl.optional().describe('Where travellers get the Android app; /download then links to it'),
  IOS_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten characters of a team of Apple')
    .optional()
    .describe('Team of Apple that signs the iOS app; links then open in it'),
  IOS_APP_URL: webUrl.optional().describe('Where travellers get the iOS app; /download then links to it'),
  FCM_SERVICE_ACCOUNT: z
    .string()
    .optional()
    .describe('File with the JSON key of a Firebase service account; without it the Android app gets no push'),
  FCM_URL: webUrl.default('https://fcm.googleapis.com').describe('Address of Firebase Cloud Messaging'),
  APNS_KEY_FILE: z.string().optional().describe('File with the .p8 key of Apple; without it the iOS app gets no push'),
  APNS_KEY_ID: z.string().optional().describe('Id of that key'),
  APNS_URL: webUrl
    .default('https://api.push.apple.com')
    .describe('Address of the push service of Apple; https://api.sandbox.push.apple.com for a development build'),
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
  MAP_ARCHIVES: mapArchives
    .default([])
    .describe(
      'PMTiles archives in the OpenMapTiles schema, files or addresses separated by commas; travellers with a plan download regions of them',
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
  FEED_USGS_URL: feed('https://earthquake.usgs.gov/earthquakes/feed/v1.0/summary/4.5_week.geojson', 'Earthquakes'),
  FEED_GDACS_URL: feed('https://www.gdacs.org/xml/rss_7d.xml', 'Disasters of GDACS'),
  FEED_METEOALARM_URL: feed(
    'https://feeds.meteoalarm.org/api/v1/warnings/feeds-',
    'Weather warnings of Europe; the name of each country is put at the end',
  ),
  FEED_NWS_URL: feed('https://api.weather.gov/alerts/active?status=actual', 'Weather alerts of the United States'),
  FEED_US_ADVICE_URL: feed('https://cadataapi.state.gov/api/TravelAdvisories', 'Travel advice of the United States'),
  FEED_UK_ADVICE_URL: feed(
    'https://www.gov.uk/api/content/foreign-travel-advice',
    'Travel advice of the United Kingdom; a slash and the country lead to its page',
  ),
  FEED_CA_ADVICE_URL: feed(
    'https://data.international.gc.ca/travel-voyage/index-alpha-eng.json',
    'Travel advice of Canada',
  ),
  FEED_AU_ADVICE_URL: feed('https://www.smartraveller.gov.au/destinations-export', 'Travel advice of Australia'),
  FEED_IE_ADVICE_URL: feed(
    'https://www.ireland.ie/en/dfa/overseas-travel/advice',
    'Travel advice of Ireland; a slash and the country lead to its page',
  ),
  FEED_DE_ADVICE_URL: feed('https://www.auswaertiges-amt.de/opendata/travelwarning', 'Travel advice of Germany'),
  FEED_WHO_URL: feed(
    'https://www.who.int/api/news/diseaseoutbreaknews?$orderby=PublicationDateAndTime%20desc&$top=20',
    'Disease outbreaks of the World Health Organization; titles, dates and links only',
  ),
  FEED_CDC_URL: feed(
    'https://wwwnc.cdc.gov/travel/rss/notices.xml',
    'Travel health notices of the CDC; titles, dates and links only',
  ),
  TRANSLATE_URL: webUrl
    .optional()
    .describe(
      'A LibreTranslate-compatible server that translates free text while FEEDS is on; without it none is asked',
    ),
  TRANSLATE_API_KEY: z.string().optional().describe('Key of the translation server'),
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
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token that reads /metrics from another machine; without it only this machine can'),
  JOBS: onOff.default('on').describe('Run the scheduled jobs on this server; off for one that only answers requests'),
  FEEDS: onOff.default('on').describe('Fetch live feeds'),
  DEMO_CONTENT: onOff.default('on').describe('Seed sample content'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('How much to log'),
})

export type GivenSettings = z.output<typeof SettingsSchema>
