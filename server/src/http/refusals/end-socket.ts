import type { Duplex } from 'node:stream'

const MAX_MS = 5_000

/**
 * Sends a last answer and closes the connection. Ending our side alone would leave it half open for as long as the
 * other side likes, and Node's timeouts no longer apply to a socket that has left its HTTP server.
 */
export function endSocket(socket: Duplex, answer: string): void {
  const timer = setTimeout(() => socket.destroy(), MAX_MS)
  socket.once('close', () => clearTimeout(timer))
  // Unread bytes would turn the close into a reset, which can overtake the answer.
  socket.resume()
  socket.end(answer, () => socket.destroy())
}
