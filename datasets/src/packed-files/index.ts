/** Only for Node: the browser fetches the same files by their address. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const require = createRequire(import.meta.url)
const decompress = promisify(brotliDecompress)

export async function readPackedFile(file: string): Promise<string> {
  const bytes = await readPackedBytes(file)
  return (file.endsWith('.br') ? await decompress(bytes) : bytes).toString('utf8')
}

/** Resolved by the package's name, because the server runs as a bundle in another folder. */
export function readPackedBytes(file: string): Promise<Buffer> {
  return readFile(require.resolve(`@app/datasets/packed/${file}`))
}
