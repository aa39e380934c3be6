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

/** Parts that `npm start` runs. Tests, benchmarks and native projects bring packages of their own. */
const PRODUCT = ['domain', 'contracts', 'datasets', 'companion', 'database', 'server', 'web']

/** `--no-save` keeps the lock as it is in git on every system. */
const INSTALL = ['install', '--no-save', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/** Explicit, because NODE_ENV=production or an npm setting may omit development packages. */
const FLAGS = {
  product: ['--omit=dev', '--include-workspace-root', ...PRODUCT.map((part) => `--workspace=${part}`)],
  everything: ['--include=dev'],
}

/**
 * Installs packages when the lock file, a manifest or the machine has changed since the last install.
 * @param {'product' | 'everything'} needed
 */
export async function ensureInstalled(needed) {
  const wanted = describeInstall()
  const installed = readStamp()
  // A checkout with the development packages keeps them when `npm start` has to install again. Without a stamp, what is
  // there came from a plain `npm install`, which brings everything.
  const isComplete = installed ? installed.scope === 'everything' : existsSync(join(MODULES, '.package-lock.json'))
  const scope = isComplete ? 'everything' : needed
  const hasScope = installed?.scope === scope
  if (installed?.packages === wanted && hasScope && existsSync(PROJECT_NODE)) return
  await withProgress('Installing packages', async () => {
    const { code, output } = await runNpm([...INSTALL, ...FLAGS[scope]])
    if (code !== 0) {
      stopWith(`\n${output.trim()}\n\nThe packages could not be installed. Check the network and try again.`)
    }
    await ensureProjectNode()
  })
  for (const { name, wantedBy } of missingBinaries(MODULES, thisMachine())) {
    console.error(`${wantedBy} has no binary for this machine: npm install --no-save ${name}`)
  }
  writeFileSync(STAMP, JSON.stringify({ scope, packages: wanted }))
}

/** @returns {{ scope?: unknown, packages?: unknown } | null} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return null
  }
}

/** The manifest fields that npm install uses; a changed script or description needs no install. */
const INSTALL_FIELDS = [
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'overrides',
  'allowScripts',
]

function describeInstall() {
  const root = readManifest('.')
  const manifests = [root, ...root['workspaces'].map(readManifest)]
  const wanted = manifests.map((manifest) => INSTALL_FIELDS.map((field) => manifest[field]))
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
