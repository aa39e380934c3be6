import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

export const PACKED = join(import.meta.dirname, '../packed')

/** The content of a packed file, or null if it is missing. */
export async function readPacked(file: string): Promise<string | null> {
  const bytes = await readFile(join(PACKED, file)).catch(() => null)
  if (!bytes) return null
  return (isCompressed(file) ? brotliDecompressSync(bytes) : bytes).toString('utf8')
}

/** Unchanged when the content is the same: another version of the compressor may write other bytes. */
export async function writePacked(file: string, text: string): Promise<void> {
  if ((await readPacked(file)) === text) return
  await mkdir(dirname(join(PACKED, file)), { recursive: true })
  await writeFile(join(PACKED, file), isCompressed(file) ? compress(text) : text)
}

function isCompressed(file: string): boolean {
  return file.endsWith('.br')
}

function compress(text: string): Buffer {
  const bytes = Buffer.from(text)
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
