import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

const NAME = /^virtual:packed-table\/([a-z-]+)$/
const RESOLVED = '\0virtual:packed-table/'
const PACKED = join(import.meta.dirname, '../../datasets/packed')
const GUIDE = 'virtual:packed-guide'
const GUIDE_INDEX = 'virtual:packed-guide-index'
const READER = 'virtual:packed-reader-model'
const UNPACKED = join(import.meta.dirname, '../../.cache/packed-tables')

/**
 * `virtual:packed-table/climate` is the address of that table for a browser, unpacked: browsers cannot read Brotli
 * themselves, but every server sends a file so that they can. It has a hash in its name, so the service worker keeps it.
 * `virtual:packed-guide` is the addresses of the guide's files by their names, `virtual:packed-guide-index` that of its index.
 */
export function packedTables(): Plugin {
  return {
    name: 'sojourn:packed-tables',
    resolveId: (id) => (NAME.test(id) || id === GUIDE || id === GUIDE_INDEX || id === READER ? `\0${id}` : null),
    load(id) {
      if (id === `\0${GUIDE}`) return guideAddresses()
      if (id === `\0${GUIDE_INDEX}`) return `export { default } from ${addressOf('destinations.json')}`
      if (id === `\0${READER}`) return `export { default } from ${addressOf('../reader-model.bin')}`
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

/** One URL per file, so that a traveller loads and caches only the countries that were opened. */
function guideAddresses(): string {
  const names = readdirSync(join(PACKED, 'guide')).toSorted()
  const imports = names.map((name, index) => {
    return `import file${index} from ${addressOf(name)}`
  })
  const entries = names.map((name, index) => `${JSON.stringify(`guide/${name}`)}: file${index}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }\n`
}

function addressOf(name: string): string {
  return JSON.stringify(`${join(PACKED, 'guide', name)}?url&no-inline`)
}
