/** Draws the chart of the "not found" page: the emptiest sea on Earth, from packed coastlines. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { COASTLINE } from '@app/datasets/coastline'

import { clipLine } from '../src/entities/map/drawing/clip.ts'
import { graticule } from '../src/entities/map/drawing/graticule.ts'
import { landShapes } from '../src/entities/map/drawing/land.ts'
import { pathData } from '../src/entities/map/drawing/path-data.ts'
import { azimuthal } from '../src/entities/map/drawing/projection.ts'

const NEMO = { latitude: -48.877, longitude: -123.393 }
const [WIDTH, HEIGHT, PIXELS_PER_DEGREE] = [1200, 800, 14.5]
/** A wide screen crops the height, a phone the width: the position itself stays in the middle. */
const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const
const frame = { left: -40, top: -40, right: WIDTH + 40, bottom: HEIGHT + 40 }

const project = azimuthal(NEMO, PIXELS_PER_DEGREE, MIDDLE)
const land = landShapes(COASTLINE, project, frame, NEMO)
const grid = graticule(10).flatMap((line) => clipLine(line.map(project), frame))

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${pathData(land, true)}"/><path id="grid" fill="none" d="${pathData(grid)}"/></svg>\n`
await writeFile(join(import.meta.dirname, '../src/features/not-found/point-nemo.svg'), svg)

const NEAREST = {
  'Ducie Island': { latitude: -24.667, longitude: -124.783 },
  'Motu Nui': { latitude: -27.2, longitude: -109.45 },
  'Maher Island': { latitude: -72.95, longitude: -126.35 },
}
for (const [name, place] of Object.entries(NEAREST)) console.log(name, project(place).map(Math.round).join(' '))
