import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The files of the embedded Postgres. All of `root` belongs to the user it runs as. */
export type ClusterFolder = {
  readonly root: string
  readonly data: string
  readonly socket: string
  readonly logFile: string
}

/** A socket's path has at most 103 bytes (macOS; 107 on Linux). Postgres appends these characters. */
const MAX_SOCKET_PATH_BYTES = 103
const SOCKET_NAME = '/.s.PGSQL.5432'

export function clusterFolder(dataDir: string): ClusterFolder {
  const root = join(dataDir, 'postgres')
  return { root, data: join(root, 'data'), socket: socketFolder(root), logFile: join(root, 'postgres.log') }
}

function socketFolder(root: string): string {
  const beside = join(root, 'run')
  if (Buffer.byteLength(beside + SOCKET_NAME) <= MAX_SOCKET_PATH_BYTES) return beside
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return join(tmpdir(), `sojourn-${key}`)
}
