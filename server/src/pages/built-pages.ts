import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { DescribeSite, FindPageParameters, RenderPage } from '@app/contracts/page-rendering'

import { createTemplate } from './document-template.ts'
import type { Asset, PageSource } from './page-source.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  // Models that read photos: they are unpacked by the page, not by the browser.
  '.gz': 'application/gzip',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type WebEntry = {
  readonly renderPage: RenderPage<AbortSignal>
  readonly describeSite: DescribeSite
  readonly findPageParameters: FindPageParameters
}

/** The part of Vite's manifest that we read. */
type Manifest = { readonly 'index.html': { readonly assets: readonly string[] } }

const BUILT = join(import.meta.dirname, '../../../web/dist')

/** Null before the first build: then only the API answers. */
export async function findBuiltPages(): Promise<PageSource | null> {
  return existsSync(join(BUILT, 'client/index.html')) ? loadBuiltPages(BUILT) : null
}

/** Reads the build once: only listed files are served, so no path can lead outside. */
export async function loadBuiltPages(distFolder: string): Promise<PageSource> {
  const client = join(distFolder, 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const template = createTemplate(readFileSync(join(client, 'index.html'), 'utf8'), manifest['index.html'].assets)
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
  // Vite's own metadata is not part of the site; files of unknown types (source maps among them) are not served.
  if (!contentType || name.startsWith('/.')) return []
  const bytes = new Uint8Array(readFileSync(path))
  const packed = existsSync(`${path}.br`) && { packed: new Uint8Array(readFileSync(`${path}.br`)) }
  return [[name, { bytes, ...packed, contentType, etag: etagOf(bytes), isImmutable: name.startsWith('/assets/') }]]
}

export function etagOf(content: Uint8Array | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
