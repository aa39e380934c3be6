import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

const NAME = /^virtual:packed-table\/([a-z-]+)$/
const RESOLVED = '\0virtual:packed-table/'
const PACKED = join(import.meta.dirname, '../../datasets/packed')
const UNPACKED = join(import.meta.dirname, '../../.cache/packed-tables')

/**
 * `virtual:packed-table/climate` is the address of that table for a browser, unpacked: browsers cannot read Brotli
 * themselves, but every server sends a file so that they can. It has a hash in its name, so the service worker keeps it.
 */
export function packedTables(): Plugin {
  return {
    name: 'sojourn:packed-tables',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null
      const name = id.slice(RESOLVED.length)
      const content = brotliDecompressSync(readFileSync(join(PACKED, `${name}.json.br`)))
      const file = join(UNPACKED, `${name}.json`)
      mkdirSync(UNPACKED, { recursive: true })
      writeFileSync(file, content)
      return `export { default } from ${JSON.stringify(`${file}?url`)}`
    },
  }
}
