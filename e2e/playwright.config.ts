import { defineConfig } from '@playwright/test'

import { freePort } from './support/free-port.ts'
import { PHONE_BROWSER } from './support/own-device.ts'
import { OWNER } from './support/owner.ts'
import { settledAt } from './support/settled-at.ts'

// Workers read this file too and inherit the choice of the first reader.
process.env['E2E_PORT'] ??= String(await freePort())
const origin = `http://localhost:${process.env['E2E_PORT']}`

/** Chromium refuses its sandbox to root, and only then is it left out. */
const isRoot = process.getuid?.() === 0

/**
 * Chromium 150 gives every document a frame of its own, and forgets on the way to the next that the network was turned
 * off (`navigator.onLine` is true again). The first two are Playwright's, which this list would otherwise replace.
 */
const FEATURES = [
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
  'RenderDocument:level/crashed-frame',
].join()

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Nothing waits for these: they only say when something will never come, also on a machine with two busy cores.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: origin,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [`--enable-features=${FEATURES}`, ...(isRoot ? ['--no-sandbox'] : [])],
    },
    // Pictures and copies of the page at every step cost a third of the run; what was done and asked for does not.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    storageState: settledAt(origin),
    // It keeps a megabyte for later in every fresh browser; the journeys that go offline allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // What does not depend on the layout is made on the desk alone.
    { name: 'desk', testIgnore: '**/phone/**', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: '**/desk/**',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PHONE_BROWSER },
    },
  ],
  webServer: {
    command: 'node support/start-product.mjs',
    url: `${origin}/readyz`,
    env: {
      PORT: process.env['E2E_PORT'],
      BOOTSTRAP_OWNER_EMAIL: OWNER.email,
      BOOTSTRAP_OWNER_PASSWORD: OWNER.password,
      // Journeys that sign up come from addresses of their own, or they would share one address's limits.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
})
