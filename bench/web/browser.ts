import { type Browser, chromium } from 'playwright-core'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' } as const

/** Debian's Chromium, or the one that is named. Root gets no sandbox, as Chromium demands. */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const port = debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...port, ...sandbox] })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
