import type { Plugin } from 'vite'

type Chunk = { readonly type: string; readonly facadeModuleId?: string | null; readonly imports?: readonly string[] }

/**
 * Vite lists, for each page that is loaded later, the scripts to fetch at once. What every page has loaded by then is left
 * out: on the home page the lists are a third of our own script.
 */
export function preloadLists(): Plugin {
  let loaded: ReadonlySet<string> = new Set()
  return {
    name: 'sojourn:preload-lists',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, scripts, { hostType }) =>
            hostType === 'js' ? scripts.filter((script) => !loaded.has(script)) : scripts,
        },
      },
    }),
    // Before Vite writes the lists.
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        loaded = scriptsLoadedFirst(bundle)
      },
    },
  }
}

/** Exported for its test: the scripts that come with the app's entry. */
export function scriptsLoadedFirst(bundle: Readonly<Record<string, Chunk>>): ReadonlySet<string> {
  const loaded = new Set<string>()
  const load = (file: string): void => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const needed of bundle[file]?.imports ?? []) load(needed)
  }
  for (const [file, { facadeModuleId }] of Object.entries(bundle))
    if (facadeModuleId?.endsWith('/src/entry-client.tsx')) load(file)
  return loaded
}
