/** Everything after the install runs on the Node that package.json pins, whatever the machine has. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { PROJECT_ROOT } from './project-root.mjs'
import { runQuietly } from './run-quietly.mjs'
import { stopWith } from './stop-with.mjs'

const PINNED_MAJOR = 24
const PACKAGE = join(PROJECT_ROOT, 'node_modules', 'node')
const BINARY = join(PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The pinned Node; the machine's own where that is as new and the package has no binary for this system. */
export const PROJECT_NODE =
  !existsSync(BINARY) && Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR ? process.execPath : BINARY

/** The binary comes by an install script, which does not run under `ignore-scripts`: run that one script then. */
export async function ensureProjectNode() {
  if (existsSync(PROJECT_NODE)) return
  await runQuietly(process.execPath, ['installArchSpecificPackage.js'], { cwd: PACKAGE })
  if (existsSync(PROJECT_NODE)) return
  stopWith(
    `Node ${PINNED_MAJOR} could not be installed for this machine: run "npm rebuild node", or use Node ${PINNED_MAJOR}.`,
  )
}

/**
 * The environment for a program of this project: its own Node and tools come first on PATH.
 * @param {Readonly<Record<string, string>>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv(extra = {}) {
  const bin = join(PROJECT_ROOT, 'node_modules', '.bin')
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${bin}${separator}${process.env['PATH'] ?? ''}`, ...extra }
}
