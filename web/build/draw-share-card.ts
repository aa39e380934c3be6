/** The preview picture of a shared link: `npm run draw:card -w web [chromium]`, with Chromium to render the text. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'

import { BRAND } from '../src/entities/company/brand.ts'
import type { MercatorLayout } from '../src/entities/map/drawing/mercator.ts'
import { homeText as text } from '../src/features/home/text/home.ts'
import { WIDE_WAYS } from './chart-cities.ts'
import { drawChart } from './draw-chart.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const LAYOUT: MercatorLayout = { width: WIDTH, height: HEIGHT, west: -58, north: 63.4, pixelsPerDegree: 12 }
const WEB = join(import.meta.dirname, '..')
const MOST_COLOURS = 40

const chart = drawChart(LAYOUT, {
  ways: WIDE_WAYS.filter((_, index) => index % 3 === 0),
  isGraduated: true,
  fontSize: 17,
  shore: 0.7,
  contoursKm: [60, 150, 300],
})
const tokens = readFileSync(join(WEB, 'src/ui/styles/tokens.css'), 'utf8')
  .replace('@theme static', ':root')
  .replaceAll(/--\w+-\*: initial;/g, '')
const font = (name: string, file: string): string => {
  const path = import.meta.resolve(`@fontsource-variable/${file}`)
  const data = readFileSync(new URL(path)).toString('base64')
  return `@font-face{font-family:'${name}';font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
}

const html = `<!doctype html><html data-theme="light"><meta charset="utf-8"><style>
${font('Fraunces', 'fraunces/files/fraunces-latin-opsz-normal.woff2')}
${font('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}
${tokens}
body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; background: var(--color-sea); color: var(--color-ink); position: relative }
svg { position: absolute; inset: 0; font-family: var(--font-sans) }
div { position: absolute; left: 64px; top: 128px; width: 500px }
h1 { font: 480 84px/0.98 var(--font-display); letter-spacing: -0.02em; margin: 0 0 28px }
p { font: 560 34px/1.2 var(--font-display); margin: 0 }
</style><body>${chart.replace('<svg', `<svg width="${WIDTH}" height="${HEIGHT}"`)}<div><h1>${text('home.title')}</h1><p>${BRAND.name}</p></div></body></html>`

const folder = mkdtempSync(join(tmpdir(), 'share-card-'))
const [page, shot] = [join(folder, 'card.html'), join(folder, 'card.png')]
writeFileSync(page, html)
execFileSync(process.argv[2] ?? '/usr/bin/chromium', [
  '--headless',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--hide-scrollbars',
  '--virtual-time-budget=2000',
  `--window-size=${WIDTH},${HEIGHT}`,
  `--screenshot=${shot}`,
  page,
])
await sharp(shot)
  .png({ palette: true, colours: MOST_COLOURS, dither: 0, effort: 10 })
  .toFile(join(WEB, 'public/share-card.png'))
rmSync(folder, { recursive: true })
