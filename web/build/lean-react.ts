import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

/** The version these were read in. Another one stays whole until somebody has read it again. */
export const LEAN_REACT_VERSION = '19.3.1'

type Features = Readonly<Record<string, { readonly exported: readonly string[]; readonly reached: readonly string[] }>>

/**
 * What React carries for features that no page of ours and no library under them uses: what a page would import for it,
 * and the functions that only lead there. They are emptied, and the build drops what only they call. The imports go too,
 * so that whoever begins to use one is told at once.
 */
export const UNUSED: Features = {
  'view transitions': {
    exported: ['ViewTransition', 'addTransitionType'],
    reached: [
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'startViewTransition',
      'trackEnterViewTransitions',
    ],
  },
  // React does not export it yet.
  'lists of suspended parts': {
    exported: [],
    reached: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  },
  'references to fragments': {
    exported: [],
    reached: ['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  },
  'state of form actions': {
    exported: ['useActionState', 'useFormState'],
    reached: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  },
  'hints for the browser': {
    exported: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    reached: [
      'preconnect',
      'prefetchDNS',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ],
  },
}

const LIBRARY =
  /[\\/]node_modules[\\/](?:react|react-dom)[\\/]cjs[\\/](?:react|react-dom|react-dom-client)\.production\.js$/
const METHODS = /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm

export function leanReact(): Plugin {
  const isKnown = readReactVersion() === LEAN_REACT_VERSION
  return {
    name: 'sojourn:lean-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => (isKnown ? emptyUnused(code) : null),
    },
  }
}

export function readReactVersion(): string {
  const { version } = createRequire(import.meta.url)('react-dom/package.json') as { version: string }
  return version
}

export function functionOf(name: string): RegExp {
  return new RegExp(`^function ${name}\\([^{]*\\) \\{$[^]*?^\\}$`, 'm')
}

export function exportOf(name: string): RegExp {
  return new RegExp(`^exports\\.${name} = (?:\\w+;|function[^]*?^\\};)$`, 'm')
}

function emptyUnused(code: string): string {
  let left = code.replaceAll(METHODS, '')
  for (const { exported, reached } of Object.values(UNUSED)) {
    for (const name of exported) left = left.replace(exportOf(name), '')
    for (const name of reached) left = left.replace(functionOf(name), `function ${name}() {}`)
  }
  return left
}
