/** Only for Node: the browser fetches the same files by their address. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const require = createRequire(import.meta.url)
const decompress = promisify(brotliDecompress)

export async function readPackedFile(file: string): Promise<string> {
  return (await readPackedBytes(file)).toString('utf8')
}

/** Resolved by the package's name, because the server runs as a bundle in another folder. */
export async function readPackedBytes(file: string): Promise<Buffer> {
  const bytes = await readFile(require.resolve(`@app/datasets/packed/${file}`))
  return file.endsWith('.br') ? decompress(bytes) : bytes
}
