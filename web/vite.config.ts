import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { keepOldAssets } from './build/keep-old-assets.ts'
import { serviceWorker } from './build/service-worker.ts'

const chunks = [
  // React and the router change rarely: in files of their own they stay in the browser's cache across releases.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  // What the first script of a page shares with the app: one small file instead of six.
  {
    name: 'early',
    test: /preload-helper|src[\\/](?:text[\\/]text-of|ui[\\/](?:button-class|overlay-queue|overlay-slot)|device[\\/](?:after-load|choose-layout|cookie-consent|current-layout|flags|is-native|keep-early-clicks|on-app-active|when-idle|when-wanted|install[\\/](?:install-flags|keep-install-offer)))\.ts/,
  },
]

/** Under Radix; the package of that name writes <style> elements, which our content security policy refuses. */
const removeScroll = fileURLToPath(new URL('./src/ui/radix/remove-scroll.tsx', import.meta.url))

/** One `vite build` makes both: the browser's files, and the entry with which the server draws the same pages. */
export default defineConfig({
  plugins: [tailwindcss(), react({ compiler: true }), serviceWorker(), keepOldAssets()],
  resolve: { alias: { 'react-remove-scroll': removeScroll } },
  builder: {},
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
