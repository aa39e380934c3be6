import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { build, type Plugin, type Rolldown } from 'vite'

import { listPrecache, type Precache } from './list-precache.ts'

/** Files without a hash in their name that the installed app shows. */
const PUBLIC_FILES = ['/icon.svg', '/icons/icon-192.png', '/manifest.webmanifest']

/** Builds /sw.js beside the client: one classic script that lists the files of exactly this build. */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'sojourn:service-worker',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      ;({ root } = config)
    },
    async generateBundle(_options, bundle) {
      const precache = listPrecache(bundle, PUBLIC_FILES)
      if (precache.leftOut.length > 0) this.error(`These pages would not open offline: ${precache.leftOut.join('; ')}`)
      const id = buildId(root, Object.keys(bundle))
      this.info(`precache: ${precache.critical.length + precache.wanted.length} files, ${precache.bytes} bytes gzip`)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(root, id, precache) })
      // Vite's own metadata is stored here too; the server reads its build id from it, and serves none of it.
      this.emitFile({ type: 'asset', fileName: '.vite/build-id', source: id })
    },
  }
}

/** Every name contains a hash of its content, so the names represent the files; the document has none. */
function buildId(root: string, fileNames: readonly string[]): string {
  const names = fileNames.filter((name) => name.startsWith('assets/')).sort()
  const hash = createHash('sha256')
    .update(names.join('\n'))
    .update(readFileSync(join(root, 'index.html')))
  for (const path of PUBLIC_FILES) hash.update(readFileSync(join(root, 'public', path)))
  return hash.digest('base64url').slice(0, 16)
}

async function bundleWorker(root: string, id: string, { critical, wanted }: Precache): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify(id),
      __CRITICAL__: JSON.stringify(critical),
      __WANTED__: JSON.stringify(wanted),
    },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'src/offline/service-worker/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}
