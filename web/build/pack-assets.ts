import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

const TEXT = /^assets\/.+\.(?:js|css|svg|json|ttf|wasm)$/
const WORTH_IT_BYTES = 1024

/**
 * Brotli's best compression is too slow per request, and a seventh smaller than the fast one. Files with a hash in
 * their name never change, so each is compressed once, and the result is stored beside the file.
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
