/** `node main.ts`: reads the settings, opens port and database, serves until it receives a stop signal. */
import { authPolicyOf } from './auth/auth-policy.ts'
import { checkPassword } from './auth/passwords/check-password.ts'
import { ensureFirstOwner } from './auth/sign-up/ensure-first-owner.ts'
import { compose } from './compose.ts'
import { settingRefusal } from './config/setting-refusal.ts'
import { describeSettings, parseSettings, withPort, type Settings } from './config/settings.ts'
import { openDatabase, type OpenDatabase } from './database/open-database.ts'
import { isLoopback } from './http/addresses/loopback.ts'
import { listen, type Listening } from './http/listen.ts'
import { createLog } from './logging/log.ts'
import { findBuiltPages } from './pages/built-pages.ts'
import { stopOnSignals, type Shutdown } from './stop-on-signals.ts'

const DRAIN_MS = 10_000
const HELP = 'and npm start -- --help lists them'

const [argument] = process.argv.slice(2)
if (process.argv.includes('--help')) printHelp()
else if (argument)
  fail(new Error(`${argument} is not known here: settings are given as in PORT=3001 npm start, ${HELP}`))
else await run().catch(fail)

async function run(): Promise<void> {
  const given = parseSettings(process.env)
  refuseWeakOwner(given)
  const openPort = (): Promise<Listening> =>
    listen(given.HOST, given.PORT).catch((error: unknown) => {
      throw explainListening(error, given)
    })
  const early = isOneOfSeveral(given) ? null : await openPort()
  const settings = early ? withPort(given, early.port) : given
  const shutdown = stopOnSignals(createLog(settings.LOG_LEVEL))
  try {
    await serve(settings, early ?? openPort, shutdown)
  } catch (error) {
    if (shutdown.isStopping()) return
    console.error(error instanceof Error ? error.message : error)
    await shutdown.run(1)
  }
}

/**
 * A proxy takes another server when a connection is refused. "Starting", which a person should see, would be passed on to
 * the traveller, so such a server opens its port when it is ready.
 */
function isOneOfSeveral({ DATABASE_URL, TRUSTED_PROXIES, PORT }: Settings): boolean {
  return DATABASE_URL !== undefined && TRUSTED_PROXIES !== '' && PORT !== 0
}

async function serve(
  settings: Settings,
  port: Listening | (() => Promise<Listening>),
  shutdown: Shutdown,
): Promise<void> {
  const pages = findBuiltPages()
  const database = await openDatabase(settings, createLog(settings.LOG_LEVEL))
  shutdown.add(() => database.close())
  const product = await compose(settings, database.db, Date.now, await pages)
  if (!settings.isHosted) await ensureFirstOwner(product.platform)
  const listening = typeof port === 'function' ? await port() : port
  shutdown.add(() => Promise.all([listening.close(DRAIN_MS), product.close()]))
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
  for (const { name, description, allowed, standard } of rows) {
    const notes = [...(allowed.length ? [allowed.join(' | ')] : []), ...(standard ? [`default ${standard}`] : [])]
    console.log(`  ${name.padEnd(width)}  ${description}${notes.length ? ` (${notes.join('; ')})` : ''}`)
  }
}

/** The first owner's password follows the rules of every sign-up. */
function refuseWeakOwner(settings: Settings): void {
  const { BOOTSTRAP_OWNER_PASSWORD: password } = settings
  if (password === undefined) return
  try {
    checkPassword(password, authPolicyOf(settings))
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, '')
    throw settingRefusal('BOOTSTRAP_OWNER_PASSWORD', `would be refused at sign-up: ${reason}`)
  }
}

function explainListening(error: unknown, { HOST: host, PORT: port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code ?? '') {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is in use. Stop the other server, or choose another port: PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return settingRefusal('PORT', `${port} may not be opened by this user`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return settingRefusal('HOST', `${host} is not an address of this machine`)
    default:
      return error
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
