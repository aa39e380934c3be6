import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { missingBinaries, thisMachine } from './missing-binaries.mjs'
import { withProgress } from './progress.mjs'
import { ensureProjectNode, PROJECT_NODE } from './project-node.mjs'
import { PROJECT_ROOT } from './project-root.mjs'
import { runQuietly } from './run-quietly.mjs'
import { stopWith } from './stop-with.mjs'

const MODULES = join(PROJECT_ROOT, 'node_modules')
const STAMP = join(MODULES, '.sojourn-installed')

/**
 * `--no-save` keeps the lock as it is in git on every system; `--include` because NODE_ENV=production or an
 * npm setting may leave out the tools that build the product.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Installs packages when the lock, a manifest or the machine is another than last time. */
export async function ensureInstalled() {
  const wanted = describeInstall()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(PROJECT_NODE)) return
  await withProgress('Installing packages', async () => {
    const { code, output } = await runNpm(INSTALL)
    if (code !== 0) {
      stopWith(`\n${output.trim()}\n\nThe packages could not be installed. Check the network and try again.`)
    }
    await ensureProjectNode()
  })
  for (const { name, wantedBy } of missingBinaries(MODULES, thisMachine())) {
    console.error(`${wantedBy} has no binary for this machine: npm install --no-save ${name}`)
  }
  writeFileSync(STAMP, wanted)
}

/** Only what npm acts on: a changed script or description must not cost anyone an install. */
const ACTED_ON = ['workspaces', 'dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts']

function describeInstall() {
  const root = readManifest('.')
  const manifests = [root, ...root['workspaces'].map(readManifest)]
  const wanted = manifests.map((manifest) => ACTED_ON.map((field) => manifest[field]))
  const hash = createHash('sha256').update(readFileSync(join(PROJECT_ROOT, 'package-lock.json')))
  return JSON.stringify([hash.update(JSON.stringify(wanted)).digest('hex'), thisMachine()])
}

/**
 * @param {string} folder
 * @returns {Record<string, any>}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, folder, 'package.json'), 'utf8'))
}

/** @param {readonly string[]} args */
function runNpm(args) {
  const cli = process.env['npm_execpath']
  if (cli?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [cli, ...args], { cwd: PROJECT_ROOT })
  return runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd: PROJECT_ROOT })
}
