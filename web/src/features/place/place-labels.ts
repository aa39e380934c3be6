import type { CityLink } from '@app/contracts/place-guide'

import type { Point, Projection } from '../../entities/map/drawing/projection.ts'
import { ILLUSTRATION } from './drawings/illustration-layout.ts'

export type PlacedLabel = { readonly city: CityLink; readonly at: Point; readonly isLeft: boolean }

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Text is twice as large on a phone, so space is reserved for it. */
const LETTER_PX = 10.5
const LINE_PX = 26
const GAP_PX = 8
const MOST = 7

/** The largest towns whose names fit without touching the city's, each other's, or the frame. */
export function placeLabels(
  name: string,
  neighbours: readonly CityLink[],
  project: Projection,
): readonly PlacedLabel[] {
  const taken: Box[] = [
    boxOf([ILLUSTRATION.width / 2, ILLUSTRATION.height / 2], name.length * 1.9 + 4, false, 2.6),
    CORNER,
  ]
  const placed: PlacedLabel[] = []
  for (const city of neighbours) {
    if (placed.length === MOST) break
    const at = project(city.coordinates)
    const fitting = [false, true].find((isLeft) => isFree(boxOf(at, city.name.length, isLeft), taken))
    if (fitting === undefined) continue
    taken.push(boxOf(at, city.name.length, fitting))
    placed.push({ city, at, isLeft: fitting })
  }
  return placed
}

/** The position of the scale. */
const CORNER: Box = { left: 0, top: ILLUSTRATION.height - 46, right: 230, bottom: ILLUSTRATION.height }

function boxOf([x, y]: Point, letters: number, isLeft: boolean, lines = 1): Box {
  const width = letters * LETTER_PX + GAP_PX
  const [left, right] = isLeft ? [x - width, x + GAP_PX] : [x - GAP_PX, x + width]
  return { left, right, top: y - (LINE_PX * lines) / 2, bottom: y + (LINE_PX * lines) / 2 }
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const isInside =
    box.left > 6 && box.right < ILLUSTRATION.width - 6 && box.top > 6 && box.bottom < ILLUSTRATION.height - 6
  return (
    isInside &&
    taken.every(
      (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    )
  )
}
