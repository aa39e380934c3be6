import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { waitFor } from '../child.ts'

const SHIPPED = join(import.meta.dirname, '../../deploy/nginx.conf')
const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export type Nginx = { readonly url: string; stop(): Promise<void> }

/** nginx with the file that we ship: only the ports differ. */
export async function startNginx(folder: string, port: number, serverPorts: readonly number[]): Promise<Nginx> {
  const binary = BINARIES.find((path) => existsSync(path))
  if (!binary) throw new Error('nginx is not installed: apt-get install nginx-light')
  const home = join(folder, `nginx-${port}`)
  mkdirSync(home, { recursive: true })
  if (process.getuid?.() === 0) chmodSync(home, 0o777)
  const config = join(home, 'nginx.conf')
  writeFileSync(config, wholeConfig(home, readSite(port, serverPorts)))
  const server = spawn(binary, ['-p', home, '-c', config, '-e', join(home, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await waitFor(`${url}/healthz`)
  return {
    url,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}

function readSite(port: number, serverPorts: readonly number[]): string {
  const shipped = readFileSync(SHIPPED, 'utf8')
  const lines = serverPorts.map((each) => `  server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`)
  return shipped
    .replace(/(upstream sojourn \{\n)[^}]*\}/, `$1${lines.join('\n')}\n}`)
    .replace(/listen 127\.0\.0\.1:\d+;/, `listen 127.0.0.1:${port};`)
}

function wholeConfig(home: string, site: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = folders.map((name) => `  ${name}_temp_path ${join(home, name)};`)
  return `daemon off;
pid ${join(home, 'nginx.pid')};
worker_processes 1;
events { worker_connections 2048; }
http {
  access_log off;
${temporary.join('\n')}
${site}
}
`
}
