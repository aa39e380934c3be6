import { randomUUID } from 'node:crypto'

import type { PlaywrightTestOptions } from '@playwright/test'

/** A phone says that it is one, and is sent its own layout at once. */
export const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const DESK_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/**
 * Guests are counted by their device, which is told by its browser among other things: a journey that asks, plans or
 * searches as a guest has one of its own, so that no other uses up what it is given for a day.
 */
export const OWN_DEVICE = {
  userAgent: async ({ isMobile }: PlaywrightTestOptions, give: (value: string) => Promise<void>) =>
    give(`${isMobile ? PHONE_BROWSER : DESK_BROWSER} Journey/${randomUUID()}`),
}
