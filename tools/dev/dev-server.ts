/** `npm run dev`: serves pages from the sources with hot reload, and restarts the server when one of its files changes. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ViteDevServer } from 'vite'

import { createServerVite, createVitePages, createWebVite } from './vite-servers.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
type WriteHead = (status: number, headers?: object) => ServerResponse
type Closable = { close(...args: readonly unknown[]): Promise<void> }
type Running = { close(): Promise<void> }

const API = /^\/(auth|rest|storage|realtime|functions)\/v1\//
const CHANGE_SETTLED_MS = 150
const DRAIN_MS = 500
/** One Ctrl-C arrives several times: from the terminal, from npm and from the script that started us. */
const SAME_KEYPRESS_MS = 1000
// Vite injects inline scripts and styles whose hashes are not known in advance.
const OPEN_POLICY = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'"

const web = await createWebVite()
const backend = await createServerVite()
// A promise chain, so that two quick changes never start and stop the server at the same time.
let running: Promise<Running | undefined> = start().catch(report)
let timer: NodeJS.Timeout | undefined
backend.watcher.on('all', (_, file) => {
  if (/\.(test\.tsx?|md)$|[\\/](dist|node_modules|\.data)[\\/]/.test(file)) return
  clearTimeout(timer)
  timer = setTimeout(restart, CHANGE_SETTLED_MS)
})
let stoppingSince: number | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)

async function start(): Promise<Running> {
  const load = (file: string): ReturnType<ViteDevServer['ssrLoadModule']> => backend.ssrLoadModule(`/src/${file}`)
  const { parseSettings, withPort } = await load('config/settings.ts')
  const { listen } = await load('http/listen.ts')
  const { openDatabase } = await load('database/open-database.ts')
  const { createLog } = await load('logging/log.ts')
  const { compose } = await load('compose.ts')

  const given = parseSettings(process.env)
  const listening = await listen(given.HOST, given.PORT)
  const opened: Closable[] = [{ close: () => listening.close(DRAIN_MS) }]
  const close = async (): Promise<void> => {
    for (const part of opened.toReversed()) await part.close()
  }
  try {
    const settings = withPort(given, listening.port)
    const database = await openDatabase(settings, createLog(settings.LOG_LEVEL))
    opened.push(database)
    const product = await compose(settings, database.db, Date.now, createVitePages(web))
    opened.push(product)
    listening.serve({ handle: withVite(product.handle), upgrade: product.upgrade })
    await product.startJobs()
    console.log(`Sojourn is ready at ${settings.publicUrl}, with hot reload`)
    return { close }
  } catch (error) {
    await close()
    throw error
  }
}

function withVite(handle: Handle): Handle {
  return (request, response) => {
    if (API.test(request.url ?? '')) return handle(request, response)
    web.middlewares(request, response, () => {
      const writeHead = response.writeHead.bind(response) as WriteHead
      const withOpenPolicy: WriteHead = (status, headers) =>
        writeHead(status, { ...headers, 'content-security-policy': OPEN_POLICY })
      Object.assign(response, { writeHead: withOpenPolicy })
      handle(request, response)
    })
  }
}

function restart(): void {
  console.log('Restarting …')
  running = running.then(async (before) => {
    await before?.close()
    backend.moduleGraph.invalidateAll()
    return start().catch(report)
  })
}

function onSignal(): void {
  if (stoppingSince === undefined) void stop()
  // A second Ctrl-C stops immediately.
  else if (Date.now() - stoppingSince > SAME_KEYPRESS_MS) process.exit(1)
}

async function stop(): Promise<void> {
  stoppingSince = Date.now()
  clearTimeout(timer)
  await (await running)?.close()
  await Promise.all([web.close(), backend.close()])
  process.exit(0)
}

/** An error in the sources ends this attempt; the next change starts another. */
function report(error: unknown): undefined {
  if (error instanceof Error) backend.ssrFixStacktrace(error)
  console.error(error)
}
