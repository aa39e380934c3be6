import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { type Cut, CUT_VERSION, CUTS } from './lean-router-cuts.ts'

/**
 * React Router carries what its framework mode, its server components and its instrumentation need; we use none of
 * them, but a bundler cannot see that, because each is reached behind a condition at run time. In the browser's build
 * these modules say what they would say here anyway: there is no framework, no digest, nobody is watching.
 */
export const LEAN_MODULES: Readonly<Record<string, string>> = {
  'dom/ssr/components.js': `
    'use no memo'
    import { createContext } from 'react'
    const NOTHING = [false, null, {}]
    export const FrameworkContext = createContext(undefined)
    export const PrefetchPageLinks = () => null
    export const usePrefetchBehavior = () => NOTHING
    export const mergeRefs = (...refs) => (value) => {
      for (const ref of refs) if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
    }`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router`,
  'errors.js': `
    export const decodeRedirectErrorDigest = () => undefined
    export const decodeRouteErrorResponseDigest = () => undefined`,
}

const LIBRARY = /^(.*[\\/]react-router[\\/]dist[\\/]production[\\/]lib)[\\/](.+)$/
/** The parts of the library that run in our pages. Its framework keeps the real modules, and is dropped as unused. */
export const OURS: ReadonlySet<string> = new Set(['components.js', 'hooks.js', 'dom/lib.js', 'router/router.js'])
const NAMING = /^\w+\.displayName = "\w+";$/gm
const MAKING = /= (React\$1\.(?:forwardRef|createContext|memo))\(/g
/** Said to whoever writes the pages, who reads them in development, where the library is whole. */
const WARNING = /^(\t*(?:else )?)(warning|warnOnce|warningOnce)\(/gm
const LEAN = '\0lean-router:'

export function leanRouter(): Plugin {
  const isKnown = readRouterVersion() === CUT_VERSION
  return {
    name: 'sojourn:lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\.?\// },
      handler(source, importer) {
        const [, folder = '', file = ''] = LIBRARY.exec(importer ?? '') ?? []
        if (!OURS.has(file.replaceAll('\\', '/'))) return null
        const [, , wanted = ''] = LIBRARY.exec(join(folder, dirname(file), source)) ?? []
        const name = wanted.replaceAll('\\', '/')
        return name in LEAN_MODULES ? { id: `${LEAN}${name}`, moduleSideEffects: false } : null
      },
    },
    transform: {
      filter: { id: LIBRARY },
      handler(code, id) {
        const [, , file = ''] = LIBRARY.exec(id) ?? []
        return cutOut(code, isKnown ? (CUTS[file.replaceAll('\\', '/')] ?? []) : [])
      },
    },
    load: {
      filter: { id: /^\0lean-router:/ },
      handler: (id) => LEAN_MODULES[id.slice(LEAN.length)] ?? null,
    },
  }
}

/** The library does not say that making a component, naming it or warning does nothing else: unused ones would stay. */
function cutOut(code: string, cuts: readonly Cut[]): string {
  const marked = code
    .replaceAll(NAMING, '')
    .replaceAll(MAKING, '= /* @__PURE__ */ $1(')
    .replaceAll(WARNING, '$1/* @__PURE__ */ $2(')
  return cuts.reduce((rest, [found, left]) => rest.replaceAll(found, () => left), marked)
}

export function readRouterVersion(): string {
  const { version } = createRequire(import.meta.url)('react-router/package.json') as { version: string }
  return version
}
