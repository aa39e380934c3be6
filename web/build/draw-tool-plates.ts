/** Draws the plates of the tool pages from packed coastlines: `npm run draw -w web`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { mercator } from '../src/ui/chart/mercator.ts'
import { drawChart } from './draw-chart.ts'
import { TOOL_PLATES } from './tool-plates.ts'

const FOLDER = join(import.meta.dirname, '../src/features/tool-page/plates')
const SIZE = { width: 480, height: 300 }
const KM_PER_DEGREE = 111.195
/** The same picture at every scale: so many pixels from the shore. */
const CONTOURS_PX = [7, 16, 27, 41, 58]

for (const [name, { draw, ...corner }] of Object.entries(TOOL_PLATES)) {
  const sheet = { ...SIZE, ...corner }
  const kmPerPixel = (KM_PER_DEGREE * Math.cos((sheet.north * Math.PI) / 180)) / sheet.pixelsPerDegree
  const chart = drawChart(sheet, {
    ways: [],
    isGraduated: false,
    fontSize: 10,
    shore: 0.5,
    contoursKm: CONTOURS_PX.map((pixels) => pixels * kmPerPixel),
  })
  const drawn = chart.replace(/<\/g><\/svg>\s*$/, `${draw(mercator(sheet))}</g></svg>`)
  await writeFile(join(FOLDER, `${name}.svg`), drawn)
}
