import { launch, type LaunchedChrome } from 'chrome-launcher'
import { type Browser, chromium } from 'playwright-core'

/** It identifies itself as a phone, because the server chooses its layout by that. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
} as const
export const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' } as const

/** Debian's Chromium, or the configured one. Chromium's sandbox cannot run as root. */
const EXECUTABLE = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const IS_ROOT = process.getuid?.() === 0
const SANDBOX = IS_ROOT ? ['--no-sandbox'] : []
const AS_PERSON = new URL('chromium-as-person.sh', import.meta.url).pathname

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: EXECUTABLE, args: SANDBOX })
}

/** As Lighthouse itself starts it. Playwright would inject its own scripts, which would count as the page's. */
export function launchForLighthouse(): Promise<LaunchedChrome> {
  return launch({
    chromePath: IS_ROOT ? AS_PERSON : EXECUTABLE,
    chromeFlags: ['--headless=new', ...SANDBOX],
    envVars: { ...process.env, CHROMIUM_PATH: EXECUTABLE },
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
