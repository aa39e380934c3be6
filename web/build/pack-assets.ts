import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

const TEXT = /^assets\/.+\.(?:js|css|svg|json)$/
const WORTH_IT_BYTES = 1024

/**
 * The best that Brotli can do is too slow while somebody waits, and a seventh smaller than what is fast. Files with a
 * hash in their name never change, so each is packed once and lies beside the file.
 */
export function packAssets(): Plugin {
  return {
    name: 'sojourn:pack-assets',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        const path = join(dir, name)
        if (!TEXT.test(name) || existsSync(`${path}.br`)) continue
        const content = readFileSync(path)
        if (content.length >= WORTH_IT_BYTES) writeFileSync(`${path}.br`, brotliCompressSync(content))
      }
    },
  }
}
