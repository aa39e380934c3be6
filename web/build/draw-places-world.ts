/** `node build/draw-places-world.ts`: the shores behind the dots of /places, from packed coastlines. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { WORLD_SHEET } from '../src/features/place/world-sheet.ts'
import { drawChart } from './draw-chart.ts'

const PLAN = { ways: [], isGraduated: false, fontSize: 10, shore: 0.4, contoursKm: [90, 260] }
const FILE = join(import.meta.dirname, '../src/features/place/world.svg')

await writeFile(FILE, drawChart(WORLD_SHEET, PLAN))
