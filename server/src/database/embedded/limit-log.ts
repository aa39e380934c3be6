import { stat, truncate } from 'node:fs/promises'

const MAX_LOG_BYTES = 5_000_000

/**
 * Empties the log when it has grown too large. Postgres opens it for appending, so truncating it while Postgres runs is
 * safe.
 */
export async function limitLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > MAX_LOG_BYTES) await truncate(file)
}
