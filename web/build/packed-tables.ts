import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

const NAME = /^virtual:packed-table\/([a-z-]+)$/
const RESOLVED = '\0virtual:packed-table/'
const PACKED = join(import.meta.dirname, '../../datasets/packed')
const GUIDE = 'virtual:packed-guide'
const GUIDE_INDEX = 'virtual:packed-guide-index'
const PHRASES = 'virtual:packed-phrases'
const READER = 'virtual:packed-reader-model'
const WHOLE = new Set([GUIDE, GUIDE_INDEX, PHRASES, READER])
const UNPACKED = join(import.meta.dirname, '../../.cache/packed-tables')

/**
 * `virtual:packed-table/climate` is the address of that table for a browser, unpacked: browsers cannot read Brotli
 * themselves, but every server sends a file so that they can. It has a hash in its name, so the service worker keeps it.
 * `virtual:packed-guide` is the addresses of the guide's files by their names, `virtual:packed-guide-index` that of its index;
 * `virtual:packed-phrases` those of the phrases.
 */
export function packedTables(): Plugin {
  return {
    name: 'sojourn:packed-tables',
    resolveId: (id) => (NAME.test(id) || WHOLE.has(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${GUIDE}`) return addressesIn('guide')
      if (id === `\0${PHRASES}`) return addressesIn('phrases')
      if (id === `\0${GUIDE_INDEX}`) return `export { default } from ${addressOf('guide', 'destinations.json')}`
      if (id === `\0${READER}`) return unpackedAddress('reader-model.bin')
      return id.startsWith(RESOLVED) ? unpackedAddress(`${id.slice(RESOLVED.length)}.json`) : null
    },
  }
}

function unpackedAddress(name: string): string {
  const file = join(UNPACKED, name)
  mkdirSync(UNPACKED, { recursive: true })
  writeFileSync(file, brotliDecompressSync(readFileSync(join(PACKED, `${name}.br`))))
  return `export { default } from ${JSON.stringify(`${file}?url`)}`
}

/** One URL per file, so that a traveller loads and caches only the countries and languages that were opened. */
function addressesIn(folder: string): string {
  const names = readdirSync(join(PACKED, folder)).toSorted()
  const imports = names.map((name, index) => {
    return `import file${index} from ${addressOf(folder, name)}`
  })
  const entries = names.map((name, index) => `${JSON.stringify(`${folder}/${name}`)}: file${index}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }\n`
}

function addressOf(folder: string, name: string): string {
  return JSON.stringify(`${join(PACKED, folder, name)}?url&no-inline`)
}
