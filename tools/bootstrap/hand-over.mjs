import { spawn } from 'node:child_process'
import { constants } from 'node:os'

import { PROJECT_NODE, projectEnv } from './project-node.mjs'
import { PROJECT_ROOT } from './project-root.mjs'

const PARENT_CHECK_MS = 500

/**
 * Gives the terminal to a program on the pinned Node: its output, its exit code; signals reach it, no input does.
 * The program is sure to end with us, also when we are killed without a chance to say so.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
export function handOver(args, env = {}) {
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
 * A killed npm cannot pass its end on. Only npm is followed: a shell that started us may go away and leave us running.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  const npm = process.ppid
  const check = setInterval(() => {
    if (process.ppid === npm) return
    // Once only: a second signal would mean that it must not even tidy up.
    clearInterval(check)
    child.kill('SIGTERM')
  }, PARENT_CHECK_MS)
  check.unref()
}
