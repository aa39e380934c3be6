/** Starts the built product with an empty data folder, which is deleted when the journeys end. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../server/dist/main.js')

if (!existsSync(SERVER)) {
  console.error('The product is not built. Run npm start to build it.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'sojourn-journeys-'))
// When root starts it, the embedded Postgres switches to another user, who needs access to the folder.
if (process.getuid?.() === 0) chmodSync(folder, 0o755)
const env = {
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  FEEDS: 'off',
  // Journeys run their push service on this machine.
  PUSH_HOSTS: '127.0.0.1',
  DATA_DIR: join(folder, 'data'),
}
const product = spawn(process.execPath, [SERVER], { env, stdio: 'inherit' })

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => product.kill(signal))
product.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
