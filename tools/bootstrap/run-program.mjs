import { spawn } from 'node:child_process'
import { constants } from 'node:os'

import { PROJECT_NODE, projectEnv } from './project-node.mjs'
import { PROJECT_ROOT } from './project-root.mjs'

const PARENT_CHECK_MS = 500

/**
 * Runs a program on the pinned Node with this terminal: output, exit code and signals are passed on, input is not.
 * The program ends with this process, even when this process is killed.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
export function runProgram(args, env = {}) {
  const follow = ['--import', new URL('follow-parent.mjs', import.meta.url).href]
  const child = spawn(PROJECT_NODE, [...follow, ...args], {
    cwd: PROJECT_ROOT,
    env: projectEnv(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  if (process.env['npm_lifecycle_event']) endWithNpm(child)
}

/**
 * Stops the program when npm has been killed. Other parents, such as a shell, may exit and leave it running.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  const npm = process.ppid
  const check = setInterval(() => {
    if (process.ppid === npm) return
    // Only once: a second signal would skip the graceful shutdown.
    clearInterval(check)
    child.kill('SIGTERM')
  }, PARENT_CHECK_MS)
  check.unref()
}
