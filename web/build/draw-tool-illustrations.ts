/** Draws the illustrations of the tool pages from packed coastlines: `npm run draw -w web`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { mercator } from '../src/entities/map/drawing/mercator.ts'
import { drawChart } from './draw-chart.ts'
import { TOOL_ILLUSTRATIONS } from './tool-illustrations.ts'

const FOLDER = join(import.meta.dirname, '../src/features/tool-page/illustrations')
const SIZE = { width: 480, height: 300 }
const KM_PER_DEGREE = 111.195
/** The same look at every scale: distances from the coast in pixels. */
const CONTOURS_PX = [7, 16, 27, 41, 58]

for (const [name, { draw, ...corner }] of Object.entries(TOOL_ILLUSTRATIONS)) {
  const layout = { ...SIZE, ...corner }
  const kmPerPixel = (KM_PER_DEGREE * Math.cos((layout.north * Math.PI) / 180)) / layout.pixelsPerDegree
  const chart = drawChart(layout, {
    ways: [],
    isGraduated: false,
    fontSize: 10,
    shore: 0.5,
    contoursKm: CONTOURS_PX.map((pixels) => pixels * kmPerPixel),
  })
  const drawn = chart.replace(/<\/g><\/svg>\s*$/, `${draw(mercator(layout))}</g></svg>`)
  await writeFile(join(FOLDER, `${name}.svg`), drawn)
}
