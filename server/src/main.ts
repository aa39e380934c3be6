/** `node main.ts`: reads the settings, opens port and database, serves until it is told to stop. */
import { ensureFirstOwner } from './auth/ensure-first-owner.ts'
import { compose } from './compose.ts'
import { describeSettings, parseSettings, withPort, type Settings } from './config/settings.ts'
import { openDatabase, type OpenDatabase } from './database/open-database.ts'
import { listen, type Listening } from './http/listen.ts'
import { isLoopback } from './http/loopback.ts'
import { createLog } from './logging/log.ts'
import { findBuiltPages } from './pages/built-pages.ts'
import { stopOnSignals, type Shutdown } from './stop-on-signals.ts'

const DRAIN_MS = 10_000

if (process.argv.includes('--help')) printHelp()
else await run().catch(fail)

async function run(): Promise<void> {
  const given = parseSettings(process.env)
  const listening = await listen(given.HOST, given.PORT)
  const settings = withPort(given, listening.port)
  const shutdown = stopOnSignals(createLog(settings.LOG_LEVEL))
  try {
    await serve(settings, listening, shutdown)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await shutdown.run(1)
  }
}

async function serve(settings: Settings, listening: Listening, shutdown: Shutdown): Promise<void> {
  const pages = findBuiltPages()
  const database = await openDatabase(settings, createLog(settings.LOG_LEVEL))
  shutdown.add(() => database.close())
  const product = await compose(settings, database.db, Date.now, await pages)
  shutdown.add(() => Promise.all([listening.close(DRAIN_MS), product.close()]))
  if (!settings.isHosted) await ensureFirstOwner(product.platform)
  listening.serve(product)
  printWelcome(settings, database)
  product.startJobs()
}

function printWelcome(settings: Settings, { description }: OpenDatabase): void {
  console.log(`Sojourn is ready at ${settings.publicUrl}${mailNote(settings)}  Data: ${description}`)
}

function mailNote({ SMTP_URL: smtpUrl, publicUrl }: Settings): string {
  if (smtpUrl) return ''
  return isLoopback(new URL(publicUrl).host)
    ? `  Mail: ${publicUrl}/dev/mailbox`
    : '  Mail: kept, not sent, because SMTP_URL is not set'
}

function printHelp(): void {
  const rows = describeSettings()
  const width = Math.max(...rows.map(({ name }) => name.length))
  console.log('Settings are environment variables; all are optional.\n')
  for (const { name, description } of rows) console.log(`  ${name.padEnd(width)}  ${description}`)
}

function fail(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE'
      ? 'The port is in use. Stop the other server, or choose another port: PORT=3001 npm start'
      : message,
  )
  process.exit(1)
}
