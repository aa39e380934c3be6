import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_MS = 10_000
const FLUSH_MS = 5_000

/**
 * Reads the rest of a request that has already been answered, and calls back at its end. Closing a connection while the
 * other side still writes resets it, and the answer is lost: the client sees a broken connection.
 */
export function discardRest(request: IncomingMessage, onEnd: () => void): void {
  let left = MAX_BYTES
  const done = (): void => {
    clearTimeout(timer)
    request.off('data', count).off('end', done).off('close', done)
    onEnd()
  }
  const giveUp = (): void => {
    done()
    const { socket } = request
    // A client that does not read its answer would keep the connection open.
    const timer = setTimeout(() => socket.destroy(), FLUSH_MS)
    socket.once('close', () => clearTimeout(timer)).destroySoon()
  }
  const count = (chunk: Buffer): void => {
    left -= chunk.length
    if (left < 0) giveUp()
  }
  const timer = setTimeout(giveUp, MAX_MS).unref()
  // A reader that stopped in the middle would pause the stream, or buffer unused data.
  request.removeAllListeners('data')
  request.on('data', count).once('end', done).once('close', done).resume()
}
