import type { Point } from './projection.ts'

export type Frame = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

type Edge = { readonly axis: 0 | 1; readonly limit: number; readonly keeps: 'above' | 'below' }

/** Clips a closed shape to the frame (Sutherland-Hodgman); parts outside become an edge along the frame. */
export function clipShape(shape: readonly Point[], { left, top, right, bottom }: Frame): readonly Point[] {
  const edges: readonly Edge[] = [
    { axis: 0, limit: left, keeps: 'above' },
    { axis: 0, limit: right, keeps: 'below' },
    { axis: 1, limit: top, keeps: 'above' },
    { axis: 1, limit: bottom, keeps: 'below' },
  ]
  return edges.reduce(clipToEdge, shape)
}

/** Clips a line into the pieces inside the frame, each with one point beyond it. */
export function clipLine(line: readonly Point[], frame: Frame): readonly (readonly Point[])[] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  line.forEach((point, index) => {
    const isNear = [line[index - 1], point, line[index + 1]].some((near) => near && isInside(near, frame))
    if (isNear) piece.push(point)
    else if (piece.length > 0) [pieces[pieces.length], piece] = [piece, []]
  })
  return [...pieces, piece].filter(({ length }) => length > 1)
}

function isInside([x, y]: Point, { left, top, right, bottom }: Frame): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function clipToEdge(shape: readonly Point[], edge: Edge): readonly Point[] {
  return shape.flatMap((point, index) => {
    const previous = shape.at(index - 1) ?? point
    const crossing = isKept(point, edge) === isKept(previous, edge) ? [] : [cross(previous, point, edge)]
    return isKept(point, edge) ? [...crossing, point] : crossing
  })
}

function isKept(point: Point, { axis, limit, keeps }: Edge): boolean {
  return keeps === 'above' ? point[axis] >= limit : point[axis] <= limit
}

function cross(from: Point, to: Point, { axis, limit }: Edge): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis])
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
}
