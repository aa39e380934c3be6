/** Preloaded into the server by `npm start`: stops it when the parent is gone, because Ctrl-C could no longer reach it. */
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
