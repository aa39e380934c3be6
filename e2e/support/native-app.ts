/** The web build as the native projects carry it, served as Capacitor's web view serves it on Android. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'

import type { BrowserContext } from '@playwright/test'

const BUILD = join(import.meta.dirname, '../../mobile/build/build.ts')
/** The address of the pages inside the app: another origin than the server's. */
export const APP_ORIGIN = 'https://localhost'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export class NativeApp {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async build(serverUrl: string): Promise<NativeApp> {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-app-'))
    const env = { ...process.env, PUBLIC_URL: serverUrl }
    await promisify(execFile)(process.execPath, [BUILD, 'prepare', folder], { env })
    return new NativeApp(folder)
  }

  /** WebViewLocalServer.java: a path whose last part has no dot is the app's document. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(`${APP_ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const isFile = pathname.split('/').at(-1)?.includes('.') ?? false
      const file = join(this.#folder, isFile ? pathname : 'index.html')
      if (!existsSync(file)) return route.fulfill({ status: 404 })
      return route.fulfill({
        body: readFileSync(file),
        contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      })
    })
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
