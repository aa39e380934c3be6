/** Draws the chart of the home page from packed coastlines: `npm run draw -w web`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { COASTLINE } from '@app/datasets/coastline'

import { CHART_SIZE, projectOnChart } from '../src/features/home/north-atlantic.ts'
import { clipLine, clipShape } from '../src/ui/chart/clip.ts'
import { graticule } from '../src/ui/chart/graticule.ts'
import { pathData } from '../src/ui/chart/path-data.ts'

const MARGIN = 60
const frame = { left: -MARGIN, top: -MARGIN, right: CHART_SIZE.width + MARGIN, bottom: CHART_SIZE.height + MARGIN }

const land = COASTLINE.map((line) => clipShape(line.map(projectOnChart), frame))
const grid = graticule(5).flatMap((line) => clipLine(line.map(projectOnChart), frame))

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${pathData(land, true)}"/><path id="grid" fill="none" d="${pathData(grid)}"/></svg>\n`
await writeFile(join(import.meta.dirname, '../src/features/home/north-atlantic.svg'), svg)
