import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

type Event = { readonly found?: readonly string[]; readonly written?: string }
type Round = { readonly found: ReadonlySet<string>; readonly written: readonly string[] }

/** Runs the ledger writer on a folder, lets it write for a while, and kills it without warning. */
export async function writeUntilKilled(dataDir: string, writeForMs: number): Promise<Round> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ledger-writer.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += String(chunk)))
  const found = Promise.withResolvers<readonly string[]>()
  const begun = Promise.withResolvers<void>()
  const written: string[] = []
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    const event = JSON.parse(line) as Event
    if (event.found) found.resolve(event.found)
    if (event.written) written.push(event.written)
    if (written.length > 0) begun.resolve()
  })
  // Its pipes close before the process ends, and until then it holds its lock.
  const ended = Promise.all([
    new Promise((resolve) => lines.once('close', resolve)),
    new Promise((resolve) => child.once('exit', resolve)),
  ])
  child.once('exit', (code) => {
    const error = new Error(`the writer ended with ${code}: ${complaint}`)
    found.reject(error)
    begun.reject(error)
  })
  begun.promise.catch(() => undefined)
  const holds = new Set(await found.promise)
  // On a busy machine the first row may take longer than the whole time limit.
  await begun.promise
  await sleep(writeForMs)
  child.kill('SIGKILL')
  await ended
  return { found: holds, written }
}
