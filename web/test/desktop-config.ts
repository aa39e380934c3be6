import type { PageConfig } from '@app/contracts/page-rendering'

/** The page config of most tests: a desktop, and a server that is never called. */
export const DESKTOP_CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'key',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const satisfies PageConfig
