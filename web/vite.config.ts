import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { keepOldAssets } from './build/keep-old-assets.ts'
import { packAssets } from './build/pack-assets.ts'
import { packedTables } from './build/packed-tables.ts'
import { serviceWorker } from './build/service-worker.ts'

const chunks = [
  // React and the router change rarely: in separate files they stay in the browser's cache across releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  // The imports of prelude.ts, and the two overlays of a first visit: one file each instead of twenty.
  { name: 'prelude', test: /src[\\/].+[\\/].+\.ts$/, tags: ['$initial' as const] },
  { name: 'first-visit', test: /src[\\/]features[\\/](?:splash|cookie-notice)[\\/]/ },
]

/** One `vite build` creates both: the browser's files, and the entry for server rendering. */
export default defineConfig({
  plugins: [tailwindcss(), react({ compiler: true }), serviceWorker(), keepOldAssets(), packAssets(), packedTables()],
  builder: {},
  // The packed cities are loaded by import() in their worker, as everywhere.
  worker: { format: 'es', plugins: () => [packedTables()] },
  // 'use no memo' at the top of a file is for the React compiler, which has already run by then.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // Two earlier builds stay; keepOldAssets removes the rest.
        emptyOutDir: false,
        target: 'es2023',
        // Recent enough for light-dark(), which would otherwise be compiled away.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        manifest: true,
        modulePreload: { polyfill: false },
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
