import { gzipSync } from 'node:zlib'

import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

export type Precache = {
  /** Without these the app does not start. */
  readonly critical: readonly string[]
  readonly wanted: readonly string[]
  /** Pages of tools that would not open offline, with what they need. */
  readonly leftOut: readonly string[]
  /** The transferred size, with compression. */
  readonly bytes: number
}

const MAX_BYTES = 2_500_000
/**
 * An allowance for the shell, the files without a hash, and later additions by the build, whose size is unknown here.
 */
const OUTSIDE_BYTES = 45_000
/** Bigger parts are data or maps: they are cached when a traveller opens them. */
const MAX_WANTED_BYTES = 40_000
const ENTRY = /\/(?:prelude|entry-client)\.tsx?$|\/index\.html$/
// Messages are part of the start: the first one may be that there is no network, or that a page could not be loaded.
const FIRST_PAGES =
  /\/pages\/tools\/home\.tsx$|\/app\/shell\/error-screen\.tsx$|\/offline\/|\/features\/offline-banner\/|\/ui\/overlay\/toaster\.tsx$/
const STAFF = /\/pages\/(?:staff\/[\w-]+|account\/unified-dashboard)\.tsx$/
/** Pages that are used while travelling are cached before those that are read at home. */
const ON_THE_WAY =
  /\/features\/(?:assistant|itinerary|phrasebook)\/|\/pages\/\w+\/(?:assistant|dashboard|itinerary|translate)\.tsx$/
/** These promise to work offline. */
const TOOL = /\/pages\/tools\/[\w-]+\.tsx$/
/** Read at home: not worth a traveller's mobile data. */
const AT_HOME = /\/features\/blog\//
/** Needed in an emergency, perhaps without a network: cached before anything else, whatever the size. */
const EMERGENCY =
  /\/features\/quick-actions\/emergency-dialog\.tsx$|\/features\/safety\/sos\/sos-screen\.tsx$|\/packed\/(?:country-borders|emergency-numbers)\.json$/
/**
 * Facts of the tools that promise to work offline: airports and coastlines for claims, emergency numbers and country
 * names, and for the budget prices, fares and rates; government advice.
 */
const OFFLINE_FACTS = /\/packed\/(?:advisories|airports|coastline|countries|exchange-rates|per-diem|trip-prices)\.json$/
/**
 * The offline search of place boxes. Vite builds a worker separately, so it and the files it imports are assets here.
 */
const PLACE_SEARCH = /^assets\/offline-worker-[\w-]{8}\.js$/
/** Needed at a border, where there may be no network. */
const VISAS = /^assets\/visas-[\w-]{8}\.json$/
/** Needed where nobody understands, often without a network. */
const PHRASES = /^assets\/phrases(?:-[a-z]{2,3})?-[\w-]{8}\.json$/
const DRAWING = /\.svg$/
/** The whole stylesheet: a page contains only the rules for its own content. */
const STYLES = /^assets\/index-[\w-]{8}\.css$/
const FONT = /-(?:latin|accents)-[\w-]{8}\.woff2$/

/** The files that the service worker precaches: the app's start, then every page a traveller may open. */
export function listPrecache(bundle: Bundle, publicFiles: readonly string[]): Precache {
  const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
  const chunks = files.filter((file) => file.type === 'chunk')
  const first = chunks.filter((chunk) => modulesOf(chunk).some((id) => ENTRY.test(id) || FIRST_PAGES.test(id)))
  const critical = new Set(withImports(first, chunks).map(({ fileName }) => fileName))
  for (const { fileName } of files) if (FONT.test(fileName) || STYLES.test(fileName)) critical.add(fileName)
  // Files that only these pages import are left out too.
  const isLeftOut = (id: string): boolean => STAFF.test(id) || AT_HOME.test(id)
  const forAll = chunks.filter((chunk) => !modulesOf(chunk).some(isLeftOut))
  const wanted = withImports(first, forAll, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter(({ fileName }) => !critical.has(fileName))
    .map(({ fileName }) => fileName)
    .concat(files.flatMap((file) => (file.type === 'asset' && isKept(file) ? [file.fileName] : [])))
  const sizes = new Map(files.map((file) => [file.fileName, wireBytes(file)]))
  const sizeOf = (name: string): number => sizes.get(name) ?? 0
  const urgent = new Set(
    withImports(
      chunks.filter((chunk) => modulesOf(chunk).some((id) => EMERGENCY.test(id) || OFFLINE_FACTS.test(id))),
      chunks,
    ).map(({ fileName }) => fileName),
  )
  for (const name of placeSearchFiles(files)) urgent.add(name)
  for (const { fileName } of files) if (PHRASES.test(fileName)) urgent.add(fileName)
  const kept = new Set([...critical, ...urgent])
  let bytes = [...kept].reduce((sum, name) => sum + sizeOf(name), OUTSIDE_BYTES)
  // Then the smallest first, so that the budget covers the most pages.
  for (const name of wanted.toSorted((a, b) => rankOf(a, chunks) - rankOf(b, chunks) || sizeOf(a) - sizeOf(b))) {
    // With shared files: a page needs all of its files.
    const missing = withShared(name, chunks).filter((file) => !kept.has(file))
    const size = missing.reduce((sum, file) => sum + sizeOf(file), 0)
    if (missing.some((file) => sizeOf(file) > MAX_WANTED_BYTES) || bytes + size > MAX_BYTES) continue
    for (const file of missing) kept.add(file)
    bytes += size
  }
  const path = (name: string): string => `/${name}`
  const leftOut = chunks
    .filter(({ fileName, facadeModuleId }) => TOOL.test(facadeModuleId ?? '') && !kept.has(fileName))
    .map(({ fileName }) =>
      [fileName, ...withShared(fileName, chunks).filter((file) => sizeOf(file) > MAX_WANTED_BYTES)].join(' needs '),
    )
  return {
    leftOut,
    critical: [...critical].map(path).concat(publicFiles),
    wanted: [...kept].filter((name) => !critical.has(name)).map(path),
    bytes,
  }
}

/** The worker, the files that its source names, and those that these name. */
function placeSearchFiles(files: readonly Bundle[string][]): readonly string[] {
  const assets = files.filter((file) => file.type === 'asset')
  const worker = assets.find(({ fileName }) => PLACE_SEARCH.test(fileName))
  if (!worker) return []
  const found = new Set([worker])
  for (const { fileName, source } of found) {
    if (!fileName.endsWith('.js')) continue
    const code = source.toString()
    for (const asset of assets) if (code.includes(asset.fileName.replace('assets/', ''))) found.add(asset)
  }
  return [...found].map(({ fileName }) => fileName)
}

function rankOf(name: string, chunks: readonly Chunk[]): number {
  if (VISAS.test(name)) return 0
  const chunk = chunks.find(({ fileName }) => fileName === name)
  const page = chunk?.facadeModuleId ?? ''
  if (ON_THE_WAY.test(page)) return 0
  // Before pages that are read with a connection: a full cache must not leave out a tool that promises to work offline.
  return TOOL.test(page) ? 1 : 2
}

/** Covers of articles are cached when the article is opened. */
function isKept({ fileName, originalFileNames = [] }: Partial<Rolldown.OutputAsset>): boolean {
  const isCover = originalFileNames.some((name) => AT_HOME.test(`/${name}`))
  return VISAS.test(fileName ?? '') || (DRAWING.test(fileName ?? '') && !isCover)
}

function withShared(name: string, chunks: readonly Chunk[]): readonly string[] {
  const own = chunks.filter(({ fileName }) => fileName === name)
  return own.length === 0 ? [name] : withImports(own, chunks).map(({ fileName }) => fileName)
}

/** A chunk of several modules names them all; one for a page names the page. */
function modulesOf(chunk: Chunk): readonly string[] {
  return [chunk.facadeModuleId ?? '', ...chunk.moduleIds]
}

function withImports(
  first: readonly Chunk[],
  all: readonly Chunk[],
  follow: (chunk: Chunk) => readonly string[] = ({ imports }) => imports,
): readonly Chunk[] {
  const found = new Set(first)
  for (const chunk of found) {
    for (const name of follow(chunk)) {
      const imported = all.find(({ fileName }) => fileName === name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

function wireBytes(file: Bundle[string]): number {
  const content = file.type === 'chunk' ? file.code : file.source
  return /\.(?:woff2|png|avif|webp)$/.test(file.fileName) ? content.length : gzipSync(content).length
}
