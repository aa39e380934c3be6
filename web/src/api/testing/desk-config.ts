import type { PageConfig } from '@app/contracts/page-rendering'

/** What a page is told of its server, as most tests need it: a desk, and a server nobody asks. */
export const DESK_CONFIG = {
  supabaseUrl: null,
  supabaseKey: 'key',
  origin: 'https://s.example',
  locale: 'en-GB',
  layout: 'desktop',
} as const satisfies PageConfig
