import { createServer } from 'node:net'

/**
 * Checks the port before the first start spends minutes on installing and building. Returns a message when another server
 * uses it; the server itself reports any other problem with these settings.
 * @param {{ readonly PORT?: string | undefined, readonly HOST?: string | undefined }} settings
 * @returns {Promise<string | null>}
 */
export function findPortConflict({ PORT = '3000', HOST = '127.0.0.1' }) {
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return Promise.resolve(null)
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const isUsed = 'code' in error && error.code === 'EADDRINUSE'
      resolve(
        isUsed
          ? `Port ${port} is in use. Stop the other server, or choose another port: PORT=${port + 1} npm start`
          : null,
      )
    })
    probe.listen(port, HOST, () => probe.close(() => resolve(null)))
  })
}
