import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { keepOldAssets } from './build/keep-old-assets.ts'
import { leanReact } from './build/lean-react.ts'
import { leanRouter } from './build/lean-router.ts'
import { packAssets } from './build/pack-assets.ts'
import { packedTables } from './build/packed-tables.ts'
import { serviceWorker } from './build/service-worker.ts'
import { zodWithoutEval } from './build/zod-without-eval.ts'

const chunks = [
  // React and the router change rarely: in files of their own they stay in the browser's cache across releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]|lean-router:/ },
  // One small file each instead of dozens: what the first script shares with the app, what every page needs, and home.
  {
    name: 'early',
    test: /preload-helper|src[\\/](?:offline[\\/](?:app-update|early-banner)|text[\\/](?:early-offline|format-coordinates|text-of)|ui[\\/](?:button-class|overlay-queue|overlay-slot)|device[\\/](?:after-load|after-paint|asks-now|choose-layout|cookie-consent|current-layout|flags|is-native|is-quiet-visit|keep-early-clicks|load-again|on-app-active|stored-settings|when-idle|when-wanted|install[\\/](?:install-flags|keep-install-offer)))\.ts/,
  },
  {
    name: 'base',
    test: /src[\\/](?:app[\\/]page-head|api[\\/](?:backend|page-config|read-page|session[\\/](?:use-auth|read-stored-session|needs-second-factor|require-sign-in))|device[\\/]use-layout|features[\\/]navigation[\\/](?:account-button|place-link|use-part)|offline[\\/]offline-state|text[\\/]frame|ui[\\/](?:button|glyph|later|wordmark))\.tsx?/,
  },
  // What somebody pays for is asked about in one place, by the phone's home among others.
  {
    name: 'subscription',
    test: /src[\\/]api[\\/]subscription[\\/](?:subscription-state|trial-state|use-subscription|use-trial-state)\.ts/,
  },
  // Typed before the app is there, so without anything of it.
  { name: 'typed', test: /src[\\/](?:content[\\/]suggestions|features[\\/]home[\\/]type-placeholder)\.ts/ },
  {
    // Not the page itself: it waits for its sections, which import from here, and would wait for ever.
    name: 'home-words',
    test: /src[\\/](?:content[\\/](?:figures|often-asked)|features[\\/]home[\\/](?:chart-sheets|use-field-state)|text[\\/]home)\.ts/,
  },
]

/** Under Radix; the package of that name writes <style> elements, which our content security policy refuses. */
const removeScroll = fileURLToPath(new URL('./src/ui/radix/remove-scroll.tsx', import.meta.url))

/** One `vite build` makes both: the browser's files, and the entry with which the server draws the same pages. */
export default defineConfig({
  plugins: [
    tailwindcss(),
    react({ compiler: true }),
    serviceWorker(),
    keepOldAssets(),
    packAssets(),
    leanReact(),
    leanRouter(),
    packedTables(),
    zodWithoutEval(),
  ],
  resolve: { alias: { 'react-remove-scroll': removeScroll } },
  builder: {},
  // The packed cities come to their worker by import(), as everywhere.
  worker: { format: 'es', plugins: () => [packedTables(), zodWithoutEval()] },
  // 'use no memo' at the top of a file speaks to the React compiler, which has read it by then.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // Two earlier builds stay; keepOldAssets removes the rest.
        emptyOutDir: false,
        target: 'es2023',
        // Young enough for light-dark(), which would otherwise be written out twice.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
})

/** The first script fetches the app, and the app fetches home, each in one go with all that it imports. */
const KNOWN_AHEAD = /^assets\/(?:index|home)-.{8}\.js$/
/** Here before the first script or home itself runs, so that neither need ask for them again. */
const HERE_WITH_FIRST = /^assets\/early-.{8}\.js$/
const HERE_WITH_HOME = /^assets\/(?:react|router|base|early|home-words|rolldown-runtime)-.{8}\.js$/

/**
 * The lists of what every other page imports would be a third of the app's own script, to save one round trip on a
 * device whose worker has not yet filled its cache. Styles are always waited for.
 */
function fetchedAhead(file: string, imports: string[], { hostId }: { hostId: string }): string[] {
  const isKnown = KNOWN_AHEAD.test(hostId) || KNOWN_AHEAD.test(file)
  if (hostId.endsWith('.html')) return imports
  const here = hostId.startsWith('assets/home-') ? HERE_WITH_HOME : HERE_WITH_FIRST
  // The file itself is asked for by its import; to ask twice takes the first script as long as all else it does.
  const isHere = (name: string): boolean => name === file || here.test(name)
  return imports.filter((name) => name.endsWith('.css') || (isKnown && !isHere(name)))
}
