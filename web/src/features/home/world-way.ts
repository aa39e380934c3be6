import { type Coordinates, greatCirclePoints } from '@app/domain/kernel'

import { mercator } from '../../ui/chart/mercator.ts'
import { pathData } from '../../ui/chart/path-data.ts'
import type { Point } from '../../ui/chart/projection.ts'
import { WORLD_SHEET } from './chart-sheets.ts'

const STEPS = 72
const project = mercator(WORLD_SHEET)

export function onWorldSheet({ latitude, longitude }: Coordinates): Point {
  const [x, y] = project({ latitude, longitude: longitude < WORLD_SHEET.west ? longitude + 360 : longitude })
  return [x, y]
}

/** The shortest way as a path; where it leaves the sheet on one side it comes back on the other. */
export function worldWay(from: Coordinates, to: Coordinates): string {
  const lines: Point[][] = [[]]
  for (const point of greatCirclePoints(from, to, STEPS).map(onWorldSheet)) {
    const last = lines.at(-1)!
    const before = last.at(-1)
    if (before && Math.abs(before[0] - point[0]) > WORLD_SHEET.width / 2) lines.push([point])
    else last.push(point)
  }
  return pathData(lines)
}
