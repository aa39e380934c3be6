/** `node build/draw-places-world.ts`: the coastlines behind the dots of /places, from packed coastlines. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { WORLD_LAYOUT } from '../src/features/place/drawings/world-layout.ts'
import { drawChart } from './draw-chart.ts'

const PLAN = { ways: [], isGraduated: false, fontSize: 10, shore: 0.4, contoursKm: [90, 260] }
const FILE = join(import.meta.dirname, '../src/features/place/drawings/world.svg')

await writeFile(FILE, drawChart(WORLD_LAYOUT, PLAN))
