/** Preloaded into what `npm start` runs: with the parent gone nobody could stop this process by Ctrl-C any more. */
import { isMainThread } from 'node:worker_threads'

const PARENT_CHECK_MS = 500

if (isMainThread) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}
