import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { DescribeSite, FindPageParameters, RenderPage } from '@app/contracts/page-rendering'

import { type ClientBuild, createTemplate } from './document-template.ts'
import type { Asset, PageSource } from './page-source.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type WebEntry = {
  readonly renderPage: RenderPage<AbortSignal>
  readonly describeSite: DescribeSite
  readonly findPageParameters: FindPageParameters
}

const BUILT = join(import.meta.dirname, '../../../web/dist')

/** Null before the first build: then only the API answers. */
export async function findBuiltPages(): Promise<PageSource | null> {
  return existsSync(join(BUILT, 'client/index.html')) ? loadBuiltPages(BUILT) : null
}

/** Reads the build once: what is not in the list does not exist, so no path can lead out of it. */
export async function loadBuiltPages(distFolder: string): Promise<PageSource> {
  const client = join(distFolder, 'client')
  const build: ClientBuild = {
    indexHtml: readFileSync(join(client, 'index.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as ClientBuild['manifest'],
    read: (file) => readFileSync(join(client, file), 'utf8'),
  }
  const template = createTemplate(build)
  const assets = readAssets(client)
  const entry = pathToFileURL(join(distFolder, 'server/entry-server.js')).href
  const { renderPage, describeSite, findPageParameters } = (await import(/* @vite-ignore */ entry)) as WebEntry
  return {
    render: renderPage,
    site: describeSite,
    parameters: async (path) => findPageParameters(path),
    template: () => Promise.resolve(template),
    asset: (path) => assets.get(path),
    buildId: readFileSync(join(client, '.vite/build-id'), 'utf8'),
  }
}

function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.flatMap((path) => toAsset(folder, path)))
}

function toAsset(folder: string, path: string): [string, Asset][] {
  const contentType = CONTENT_TYPES[extname(path)]
  const name = `/${relative(folder, path).split(sep).join('/')}`
  // Vite's own notes are no part of the site; unknown kinds (source maps among them) are not served.
  if (!contentType || name.startsWith('/.')) return []
  const bytes = new Uint8Array(readFileSync(path))
  const packed = existsSync(`${path}.br`) && { packed: new Uint8Array(readFileSync(`${path}.br`)) }
  return [[name, { bytes, ...packed, contentType, etag: etagOf(bytes), isImmutable: name.startsWith('/assets/') }]]
}

export function etagOf(content: Uint8Array | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
