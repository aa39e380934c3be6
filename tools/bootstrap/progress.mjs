import { performance } from 'node:perf_hooks'

/** The interval of progress lines in a log without a terminal. */
const LOG_EVERY_MS = 20_000

/**
 * Reports a step and its duration: a line with a running counter on a terminal, plain lines in a log.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  const isTerminal = process.stderr.isTTY
  const write = (/** @type {string} */ text) => process.stderr.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`)

  write(isTerminal ? title : `${title} …`)
  const timer = setInterval(() => write(`${title} … ${seconds()} s`), isTerminal ? 200 : LOG_EVERY_MS)
  try {
    const result = await work()
    write(`${title}: ${seconds()} s${isTerminal ? '\n' : ''}`)
    return result
  } catch (error) {
    write(`${title}: failed after ${seconds()} s${isTerminal ? '\n' : ''}`)
    throw error
  } finally {
    clearInterval(timer)
  }
}
