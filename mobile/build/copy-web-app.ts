import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { replaceOnce } from './patch-text.ts'
import type { ShippedConfig } from './read-page-config.ts'

/** Packed twins are for a server that negotiates; the worker and the manifest are for browsers. */
const LEFT_OUT = /(?:\.br|\.map|^sw\.js|^manifest\.webmanifest|^share-card\.png)$/

/** Puts the built web app, with its settings, into the folder that the native projects carry. */
export async function copyWebApp(client: string, www: string, config: ShippedConfig): Promise<void> {
  await rm(www, { recursive: true, force: true })
  for (const name of await listCurrentFiles(client)) {
    await mkdir(dirname(join(www, name)), { recursive: true })
    if (name.endsWith('.gz')) await unpack(join(client, name), join(www, name.slice(0, -'.gz'.length)))
    else await copyFile(join(client, name), join(www, name))
  }
  await writeFile(join(www, 'index.html'), withConfig(await readFile(join(client, 'index.html'), 'utf8'), config))
}

/** Android's packager unpacks such files and drops the ending; both platforms carry the same files. */
async function unpack(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to))
}

/** The folder also holds the files of two builds before, which an installed app never asks for. */
async function listCurrentFiles(client: string): Promise<readonly string[]> {
  const builds = JSON.parse(await readFile(join(client, '.vite/builds.json'), 'utf8')) as readonly {
    files: readonly string[]
  }[]
  const current = builds[0]?.files ?? []
  const all = await readdir(client, { recursive: true, withFileTypes: true })
  const names = all
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(client.length + 1)
        .replaceAll('\\', '/'),
    )
  const isCurrent = new Set(current)
  return names.filter(
    (name) => !name.startsWith('.') && !LEFT_OUT.test(name) && (!name.startsWith('assets/') || isCurrent.has(name)),
  )
}

export function withConfig(indexHtml: string, config: ShippedConfig): string {
  // A "<" could end the script element early.
  const data = JSON.stringify({ config }).replaceAll('<', String.raw`\u003c`)
  const page = `<script type="application/json" id="page" data-eager>${data}</script>`
  return replaceOnce(indexHtml, '<!--state-->', page).replace('<html ', '<html data-tabbed ')
}
