/** `node main.ts`: reads the settings, opens port and database, serves until it is told to stop. */
import { compose, type Product } from './compose.ts'
import { describeSettings, parseSettings, withPort, type Settings } from './config/settings.ts'
import { openDatabase, type OpenDatabase } from './database/open-database.ts'
import { listen, type Listening } from './http/listen.ts'
import { createLog } from './logging/log.ts'
import { findBuiltPages } from './pages/built-pages.ts'

const DRAIN_MS = 10_000
/** One Ctrl-C arrives several times: from the terminal, from npm and from the script that started us. */
const SAME_KEYPRESS_MS = 1000

if (process.argv.includes('--help')) printHelp()
else await run().catch(fail)

async function run(): Promise<void> {
  const given = parseSettings(process.env)
  const listening = await listen(given.HOST, given.PORT)
  const settings = withPort(given, listening.port)
  const database = await openDatabase(settings, createLog(settings.LOG_LEVEL))
  const pages = await findBuiltPages()
  const product = await compose(settings, database.db, Date.now, pages).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  listening.serve(product)
  stopOnSignals(listening, product, database)
  printWelcome(settings, database)
  await product.startJobs()
}

function stopOnSignals(listening: Listening, product: Product, database: OpenDatabase): void {
  let stoppingSince: number | undefined
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      // A second Ctrl-C means now.
      if (Date.now() - stoppingSince > SAME_KEYPRESS_MS) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    const drained = listening.close(DRAIN_MS)
    await product.close()
    await drained
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().catch(fail))
}

function printWelcome(settings: Settings, { description }: OpenDatabase): void {
  const mail = settings.SMTP_URL ? '' : `  Mail: ${settings.publicUrl}/dev/mailbox`
  console.log(`Sojourn is ready at ${settings.publicUrl}${mail}  Data: ${description}`)
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
