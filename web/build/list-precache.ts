import { gzipSync } from 'node:zlib'

import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

export type Precache = {
  /** Without these the app does not start. */
  readonly critical: readonly string[]
  readonly wanted: readonly string[]
  /** On the wire, as a server that compresses sends them. */
  readonly bytes: number
}

const MAX_BYTES = 2_500_000
/** The shell, the files without a hash, and what the last steps of the build add to the others: not to be weighed here. */
const OUTSIDE_BYTES = 28_000
/** Bigger parts are data or maps: they are fetched, and then kept, by those who open them. */
const MAX_WANTED_BYTES = 40_000
const ENTRY = /\/(?:prelude|entry-client)\.tsx?$|\/index\.html$/
// Messages belong to the start: the first one may be that there is no network, or that a page could not be fetched.
const FIRST_PAGES =
  /\/app\/pages\/home\.tsx$|\/app\/shell\/error-screen\.tsx$|\/offline\/|\/features\/offline-banner\/|\/ui\/toaster\.tsx$/
const STAFF =
  /\/app\/pages\/(?:admin|dashboard-admin|seo|email-(?:test|marketing)|notification-test|unified)[\w-]*\.tsx$/
/** What is opened on the way, with what was saved for it, is kept before what is read at home. */
const ON_THE_WAY = /\/features\/(?:assistant|itinerary)\/|\/app\/pages\/(?:assistant|dashboard|itinerary)\.tsx$/
/** Read at home: a traveller's data plan is not spent on it. */
const AT_HOME = /\/(?:content|features)\/blog\//
/** Whoever needs these has neither time nor, maybe, a network: kept before anything else, whatever they weigh. */
const EMERGENCY =
  /\/features\/quick-actions\/emergency-dialog\.tsx$|\/packed\/(?:country-borders|emergency-numbers)\.json$/
/** Facts of the tools that promise to work offline: airports and coastlines for claims, numbers and names of countries. */
const OFFLINE_FACTS = /\/packed\/(?:airports|coastline|countries)\.json$/
/** The offline search of place boxes. Vite builds a worker apart, so this and the files it imports are assets here. */
const PLACE_SEARCH = /^assets\/offline-worker-[\w-]{8}\.js$/
/** Asked at a border, where there may be no network. */
const VISAS = /^assets\/visas-[\w-]{8}\.json$/
const DRAWING = /\.svg$/
/** The whole stylesheet: a page carries only the rules for what stands in it. */
const STYLES = /^assets\/index-[\w-]{8}\.css$/
const FONT = /-(?:latin|accents)-[\w-]{8}\.woff2$/

/** What the service worker fetches beforehand: the app's start, then every page a traveller may open. */
export function listPrecache(bundle: Bundle, publicFiles: readonly string[]): Precache {
  const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
  const chunks = files.filter((file) => file.type === 'chunk')
  const first = chunks.filter((chunk) => modulesOf(chunk).some((id) => ENTRY.test(id) || FIRST_PAGES.test(id)))
  const critical = new Set(withImports(first, chunks).map(({ fileName }) => fileName))
  for (const { fileName } of files) if (FONT.test(fileName) || STYLES.test(fileName)) critical.add(fileName)
  // Files that only these pages lead to are left out with them.
  const isLeftOut = (id: string): boolean => STAFF.test(id) || AT_HOME.test(id)
  const forAll = chunks.filter((chunk) => !modulesOf(chunk).some(isLeftOut))
  const wanted = withImports(first, forAll, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter(({ fileName }) => !critical.has(fileName))
    .map(({ fileName }) => fileName)
    .concat(files.flatMap(({ type, fileName }) => (type === 'asset' && isKept(fileName) ? [fileName] : [])))
  const sizes = new Map(files.map((file) => [file.fileName, wireBytes(file)]))
  const sizeOf = (name: string): number => sizes.get(name) ?? 0
  const urgent = new Set(
    withImports(
      chunks.filter((chunk) => modulesOf(chunk).some((id) => EMERGENCY.test(id) || OFFLINE_FACTS.test(id))),
      chunks,
    ).map(({ fileName }) => fileName),
  )
  for (const name of placeSearchFiles(files)) urgent.add(name)
  const kept = new Set([...critical, ...urgent])
  let bytes = [...kept].reduce((sum, name) => sum + sizeOf(name), OUTSIDE_BYTES)
  // Then the smallest first: the budget then holds the most pages.
  for (const name of wanted.toSorted((a, b) => rankOf(a, chunks) - rankOf(b, chunks) || sizeOf(a) - sizeOf(b))) {
    // With what they share: a page that lacks one of its files is no page.
    const missing = withShared(name, chunks).filter((file) => !kept.has(file))
    const size = missing.reduce((sum, file) => sum + sizeOf(file), 0)
    if (missing.some((file) => sizeOf(file) > MAX_WANTED_BYTES) || bytes + size > MAX_BYTES) continue
    for (const file of missing) kept.add(file)
    bytes += size
  }
  const path = (name: string): string => `/${name}`
  return {
    critical: [...critical].map(path).concat(publicFiles),
    wanted: [...kept].filter((name) => !critical.has(name)).map(path),
    bytes,
  }
}

/** The worker and the files that its source names. */
function placeSearchFiles(files: readonly Bundle[string][]): readonly string[] {
  const assets = files.filter((file) => file.type === 'asset')
  const worker = assets.find(({ fileName }) => PLACE_SEARCH.test(fileName))
  if (!worker) return []
  const source = worker.source.toString()
  const imported = assets.filter(({ fileName }) => source.includes(fileName.replace('assets/', '')))
  return [worker, ...imported].map(({ fileName }) => fileName)
}

function rankOf(name: string, chunks: readonly Chunk[]): number {
  if (VISAS.test(name)) return 0
  const chunk = chunks.find(({ fileName }) => fileName === name)
  return ON_THE_WAY.test(chunk?.facadeModuleId ?? '') ? 0 : 1
}

function isKept(asset: string): boolean {
  return VISAS.test(asset) || DRAWING.test(asset)
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
