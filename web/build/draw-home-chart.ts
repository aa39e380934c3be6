/** Draws the charts of the home page from packed coastlines: `npm run draw -w web`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { NARROW_LAYOUT, ILLUSTRATIONS, WIDE_LAYOUT, WORLD_LAYOUT } from '../src/features/home/drawings/chart-layouts.ts'
import { NARROW_WAYS, WIDE_WAYS } from './chart-cities.ts'
import { drawChart } from './draw-chart.ts'

const HOME = join(import.meta.dirname, '../src/features/home/drawings')

const wide = drawChart(WIDE_LAYOUT, {
  ways: WIDE_WAYS,
  isGraduated: true,
  fontSize: 14.5,
  shore: 0.6,
  contoursKm: [35, 80, 140, 220, 320, 450, 620, 840],
})
await writeFile(join(HOME, 'chart-wide.svg'), wide)

const narrow = drawChart(NARROW_LAYOUT, {
  ways: NARROW_WAYS,
  isGraduated: false,
  fontSize: 11.5,
  shore: 0.4,
  contoursKm: [35, 80, 140, 220],
})
await writeFile(join(HOME, 'chart-narrow.svg'), narrow)

const world = drawChart(WORLD_LAYOUT, { ways: [], isGraduated: false, fontSize: 10, shore: 0.5, contoursKm: [] })
await writeFile(join(HOME, 'chart-world.svg'), world)

for (const [name, { place, ...sheet }] of Object.entries(ILLUSTRATIONS)) {
  const detail = { ways: [], isGraduated: false, fontSize: 10, shore: 0.4, contoursKm: [12, 28, 48, 74, 110, 160] }
  await writeFile(join(HOME, `place-${name}.svg`), drawChart(sheet, { ...detail, place }))
}
