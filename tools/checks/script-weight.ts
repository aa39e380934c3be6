/** Measures the scripts of the home page from the build manifest, without a browser, so the result is exact. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PROJECT_ROOT } from '../bootstrap/project-root.mjs'
import { type BuildManifest, findOverweight, type Load } from './find-overweight.ts'

const CLIENT = join(PROJECT_ROOT, 'web/dist/client')

/** Includes what loads without user intent: splash, cookie notice, typed suggestions and the update check. */
const BEFORE_INTERACTION = [
  'index.html',
  'src/features/splash/show-splash.ts',
  'src/features/cookie-notice/show-cookie-notice.ts',
  'src/offline/watch-updates.ts',
  'src/features/home/type-placeholder.ts',
]
const HOME = ['src/entry-client.tsx', 'src/pages/tools/home.tsx', 'src/features/home/type-placeholder.ts']
const DESKTOP = [...HOME, 'src/app/shell/desktop-chrome.ts']
const PHONE = [
  ...HOME,
  'src/app/shell/mobile-chrome.ts',
  'src/features/home/section-loaders.tsx',
  'src/features/quick-actions/quick-actions.tsx',
]

// The budget after the first interaction is 140,000 bytes; React, React Router and TanStack Query as published are
// 113,000 of it. Decision 76 says what it would take. Until then these limits keep the weight from growing, except for new
// pages: each adds some 200 bytes to the list of what to load for it.
const LOADS: readonly Load[] = [
  { name: 'home before the first interaction', modules: BEFORE_INTERACTION, maxBytes: 15_000 },
  {
    name: 'scripts after the first interaction, desktop',
    modules: DESKTOP,
    after: BEFORE_INTERACTION,
    maxBytes: 150_000,
  },
  { name: 'scripts after the first interaction, phone', modules: PHONE, after: BEFORE_INTERACTION, maxBytes: 157_000 },
]

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as BuildManifest
const overweight = findOverweight(manifest, LOADS, (file) => readFileSync(join(CLIENT, file)))
for (const sentence of overweight) console.error(sentence)
process.exitCode = overweight.length > 0 ? 1 : 0
