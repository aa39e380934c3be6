import { defineConfig } from '@playwright/test'

import { freePort } from './support/free-port.ts'
import { OWNER } from './support/owner.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { PHONE_BROWSER } from './support/unique-device.ts'

// Workers read this file too and inherit the choice of the first checker.
process.env['E2E_PORT'] ??= String(await freePort())
const origin = `http://localhost:${process.env['E2E_PORT']}`

/** Chromium cannot use its sandbox when it runs as root. */
const isRoot = process.getuid?.() === 0

/**
 * Chromium 150 creates a new frame host for every document and then reports `navigator.onLine` as true although the test
 * is offline; the RenderDocument level prevents that. This list replaces Playwright's own, so its two features are repeated.
 */
const FEATURES = [
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
  'RenderDocument:level/crashed-frame',
].join()

/** Chromium from npm (`tools/suite/find-browser.ts`) has no notifications. */
const isShell = (process.env['CHROMIUM_PATH'] ?? '').includes('/.cache/chromium/')
const LEFT_OUT = isShell ? ['@long', '@complete-browser'] : ['@long']
/** `npm run test:long` runs the journeys that `npm test` leaves out. */
const isLongRun = process.env['SOJOURN_TESTS'] === 'long'

/** The part of the journeys that a run takes; on desktop `npm test` leaves out those that hold on a phone as well. */
const partOf = (alsoLong: readonly string[]): { grep: RegExp } | { grepInvert: RegExp } =>
  isLongRun
    ? { grep: new RegExp(['@long', ...alsoLong].join('|')) }
    : { grepInvert: new RegExp([...LEFT_OUT, ...alsoLong].join('|')) }

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous, because these limits only matter on failure and the machine may have two busy cores.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: origin,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [`--enable-features=${FEATURES}`, ...(isRoot ? ['--no-sandbox'] : [])],
    },
    // Screenshots and snapshots at every step cost a third of the run time; actions and requests cost little.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    storageState: returningVisitor(origin),
    // The service worker precaches megabytes in every new context; the journeys that go offline allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // Journeys that do not depend on the layout run on desktop only.
    {
      name: 'desktop',
      testIgnore: '**/phone/**',
      ...partOf(['@phone-first']),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/desktop/**',
      ...partOf([]),
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
      // Lets journeys send an IP address of their own; otherwise they would share the rate limits of one address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
})
