import type { ClusterFolder } from './cluster-folder.ts'

export const POSTGRES_MAJOR = '18'
export const SOCKET_PORT = 5432

/** Our own environment (keys, passwords) is not passed on. */
export const POSTGRES_ENV = { LC_ALL: 'C', TZ: 'UTC' }

/** Small but durable: every acknowledged commit is on disk; memory and processes fit a machine of one gigabyte. */
const OPTIONS = {
  max_connections: '60',
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '1',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  update_process_title: 'off',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Errors belong to the request that caused them; here they would copy travellers' data into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

export function postgresArguments(folder: ClusterFolder, port: number): readonly string[] {
  const isWindows = process.platform === 'win32'
  const options = {
    ...OPTIONS,
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    port: String(port),
    listen_addresses: isWindows ? '127.0.0.1' : '',
    unix_socket_directories: isWindows ? '' : folder.socket,
    unix_socket_permissions: '0700',
  }
  return ['-D', folder.data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
