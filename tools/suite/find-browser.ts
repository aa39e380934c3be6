import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { withProgress } from '../bootstrap/progress.mjs'
import { runQuietly } from '../bootstrap/run-quietly.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export const BROWSER_ADVICE =
  'No Chromium was found. Install one (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to yours.'

/** A Chromium for the journeys: the configured one, one on this machine, or one that is installed if allowed. */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<string | null> {
  const found = locateBrowser(env)
  if (found || env['CHROMIUM_PATH'] || !mayInstall()) return found
  await withProgress('Installing Chromium', installWithApt)
  return locateBrowser(env)
}

export function locateBrowser(env: NodeJS.ProcessEnv, exists: (path: string) => boolean = existsSync): string | null {
  const named = env['CHROMIUM_PATH']
  if (named) return exists(named) ? named : null
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...USUAL_PLACES].find((path) => exists(path)) ?? null
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

async function installWithApt(): Promise<void> {
  const options = { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await runQuietly('apt-get', ['update', '-qq'], options)
  const { code, output } = await runQuietly('apt-get', ['install', '-y', '-qq', 'chromium'], options)
  if (code !== 0) console.error(output.trim())
}
