/** `npm run native -- android | ios`: makes the native project around the web build, with everything that a store needs. */
import './bootstrap/node-version.mjs'
import { rmSync } from 'node:fs'
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
const BUILD = join(MOBILE, 'build', 'build.ts')
const OPEN_WITH = { android: 'Android Studio', ios: 'Xcode' }

const platform = process.argv[2]
if (platform !== 'android' && platform !== 'ios') stopWith('Name a platform: npm run native -- android | ios')
if (!process.env['PUBLIC_URL'])
  stopWith('The app needs the address of your server: PUBLIC_URL=https://travel.example.org npm run native -- android')

await ensureInstalled('everything')
await ensureBuilt()
await step('Taking the web app and its settings', [BUILD, 'prepare'])
// Made anew each time: a project that was changed by hand would hide what the command no longer makes.
rmSync(join(MOBILE, platform), { recursive: true, force: true })
await step('Generating the native project', [CAPACITOR, 'add', platform])
await step('Adding plugins', [CAPACITOR, 'sync', platform])
await step('Drawing icons, adding permissions and links', [BUILD, 'finish', platform])
console.log(
  `Open mobile/${platform} with ${OPEN_WITH[platform]}, or see docs/native.md. It is generated: do not commit it.`,
)

/**
 * @param {string} title
 * @param {readonly string[]} args
 */
async function step(title, args) {
  const { code, output } = await withProgress(title, () =>
    runQuietly(PROJECT_NODE, [...args], { cwd: MOBILE, env: projectEnv({ CI: '1', NATIVE_PLATFORM: platform ?? '' }) }),
  )
  if (code !== 0) stopWith(output.trim())
}
