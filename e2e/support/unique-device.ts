import { randomUUID } from 'node:crypto'

import type { PlaywrightTestOptions } from '@playwright/test'

/** The server chooses the layout by the user agent. */
export const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const DESKTOP_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/**
 * The daily limits of guests are counted per device, which is recognised by its user agent among other things. A journey
 * that asks, plans or searches as a guest therefore uses a user agent of its own.
 */
export const UNIQUE_DEVICE = {
  userAgent: async ({ isMobile }: PlaywrightTestOptions, provide: (value: string) => Promise<void>) =>
    provide(`${isMobile ? PHONE_BROWSER : DESKTOP_BROWSER} Journey/${randomUUID()}`),
}
