import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { keepOldAssets } from './build/keep-old-assets.ts'
import { packAssets } from './build/pack-assets.ts'
import { packedTables } from './build/packed-tables.ts'
import { preloadLists } from './build/preload-lists.ts'
import { serviceWorker } from './build/service-worker.ts'

const chunks = [
  // React and the router change rarely: in separate files they stay in the browser's cache across releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  // The imports of prelude.ts, and the two overlays of a first visit: one file each instead of twenty.
  { name: 'prelude', test: /src[\\/].+[\\/].+\.ts$/, tags: ['$initial' as const] },
  { name: 'first-visit', test: /src[\\/]features[\\/](?:splash|cookie-notice)[\\/]/ },
]

/**
 * The server allows WebAssembly in workers by their name (decision 84), and this one comes with its library, which asks for
 * its models by name.
 */
function assetFileNames({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string {
  const isFrom = (end: string): boolean => originalFileNames.some((name) => name.endsWith(end))
  if (isFrom('tesseract.js/dist/worker.min.js')) return 'assets/text-wasm-worker-[hash].js'
  return isFrom('.traineddata.gz') ? 'assets/[hash]/[name][extname]' : 'assets/[name]-[hash][extname]'
}

/** One `vite build` creates both: the browser's files, and the entry for server rendering. */
export default defineConfig({
  plugins: [
    tailwindcss(),
    react({ compiler: true }),
    serviceWorker(),
    keepOldAssets(),
    preloadLists(),
    packAssets(),
    packedTables(),
  ],
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
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            assetFileNames,
            // Every script names the scripts it needs, so one character less is half a kilobyte less on the home page.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
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
