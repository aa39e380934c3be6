import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { fingerprint } from './fingerprint.mjs'
import { withProgress } from './progress.mjs'
import { PROJECT_NODE, projectEnv } from './project-node.mjs'
import { PROJECT_ROOT } from './project-root.mjs'
import { runQuietly } from './run-quietly.mjs'
import { stopWith } from './stop-with.mjs'

const STAMPS = join(PROJECT_ROOT, '.cache', 'built')
const VITE = join(PROJECT_ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const ENGINES = ['domain', 'contracts', 'datasets', 'companion']
const TOOLCHAIN = ['package-lock.json', 'tsconfig.base.json', 'tools/build']

/**
 * A build runs again when one of its inputs has changed or its result is missing.
 * @typedef {{ name: string, folder: string, args: readonly string[], inputs: readonly string[], result: string }} Build
 * @type {readonly Build[]}
 */
const BUILDS = [
  {
    name: 'the web app',
    folder: 'web',
    args: ['build', '--logLevel=warn'],
    inputs: ['web', ...ENGINES, ...TOOLCHAIN],
    result: 'web/dist/client/index.html',
  },
  {
    name: 'the server',
    folder: 'server',
    args: ['build', '--config=../tools/build/server.vite.config.ts', '--logLevel=warn'],
    inputs: ['server', ...ENGINES, ...TOOLCHAIN],
    result: 'server/dist/main.js',
  },
]

/** Brings all builds up to date. */
export async function ensureBuilt() {
  for (const build of BUILDS) await ensureOne(build)
}

/** @param {Build} build */
async function ensureOne({ name, folder, args, inputs, result }) {
  const stamp = join(STAMPS, folder)
  const wanted = fingerprint(PROJECT_ROOT, inputs)
  const isCurrent =
    existsSync(join(PROJECT_ROOT, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isCurrent) return
  await withProgress(`Building ${name}`, async () => {
    const cwd = join(PROJECT_ROOT, folder)
    const { code, output } = await runQuietly(PROJECT_NODE, [VITE, ...args], {
      cwd,
      env: projectEnv({ NODE_ENV: 'production' }),
    })
    if (code !== 0) stopWith(`\n${output.trim()}\n\nThe build of ${name} failed.`)
  })
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stamp, wanted)
}
