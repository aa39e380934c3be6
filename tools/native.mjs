/** `npm run native -- android | ios`: puts the web build into a native project, which is generated when it is missing. */
import './bootstrap/node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { withProgress } from './bootstrap/progress.mjs'
import { PROJECT_NODE, projectEnv } from './bootstrap/project-node.mjs'
import { PROJECT_ROOT } from './bootstrap/project-root.mjs'
import { runQuietly } from './bootstrap/run-quietly.mjs'
import { stopWith } from './bootstrap/stop-with.mjs'

const MOBILE = join(PROJECT_ROOT, 'mobile')
const CAPACITOR = join(PROJECT_ROOT, 'node_modules', '@capacitor', 'cli', 'bin', 'capacitor')
const OPEN_WITH = { android: 'Android Studio', ios: 'Xcode' }

const platform = process.argv[2]
if (platform !== 'android' && platform !== 'ios') stopWith('Name a platform: npm run native -- android | ios')

await ensureInstalled('everything')
await ensureBuilt()
if (!existsSync(join(MOBILE, platform))) await capacitor('Generating the native project', ['add', platform])
await capacitor('Copying the web app', ['sync', platform])
console.log(
  `Open mobile/${platform} with ${OPEN_WITH[platform]}. It is generated from mobile/capacitor.config.ts; do not commit it.`,
)

/**
 * @param {string} title
 * @param {readonly string[]} args
 */
async function capacitor(title, args) {
  const { code, output } = await withProgress(title, () =>
    runQuietly(PROJECT_NODE, [CAPACITOR, ...args], { cwd: MOBILE, env: projectEnv({ CI: '1' }) }),
  )
  if (code !== 0) stopWith(output.trim())
}
