/** Everything after the install runs on the Node that package.json pins, whatever the machine has. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PROJECT_ROOT } from './project-root.mjs'
import { runQuietly } from './run-quietly.mjs'
import { stopWith } from './stop-with.mjs'

const PINNED_MAJOR = 24
const PACKAGE = join(PROJECT_ROOT, 'node_modules', 'node')
const BINARY = join(PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The pinned Node, or the machine's own if it is as new and the package has no binary for this system. */
export const PROJECT_NODE =
  !existsSync(BINARY) && Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR ? process.execPath : BINARY

/** The binary is installed by a script, which is run here when npm has `ignore-scripts` set. */
export async function ensureProjectNode() {
  if (!existsSync(PROJECT_NODE)) {
    await runQuietly(process.execPath, ['installArchSpecificPackage.js'], { cwd: PACKAGE })
  }
  removeHeaders()
  if (existsSync(PROJECT_NODE)) return
  stopWith(
    `Node ${PINNED_MAJOR} could not be installed for this machine: run "npm rebuild node", or use Node ${PINNED_MAJOR}.`,
  )
}

/** 67 MB of C headers for native add-ons, which no package here compiles. */
function removeHeaders() {
  const platforms = join(PACKAGE, 'node_modules')
  if (!existsSync(platforms)) return
  for (const name of readdirSync(platforms)) {
    const headers = join(platforms, name, 'include')
    if (existsSync(headers)) rmSync(headers, { recursive: true })
  }
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
