import { zoomOf } from './read-archive.ts'

/** Zoom, column and row of a tile: ids follow a Hilbert curve within each zoom, so that neighbours stay together. */
export function tileNumber(tileId: number): readonly [z: number, x: number, y: number] {
  const z = zoomOf(tileId)
  let rest = tileId - (4 ** z - 1) / 3
  let [x, y] = [0, 0]
  for (let side = 1; side < 2 ** z; side *= 2) {
    const right = 1 & Math.floor(rest / 2)
    const down = 1 & (rest ^ right)
    if (down === 0) {
      if (right === 1) [x, y] = [side - 1 - x, side - 1 - y]
      ;[x, y] = [y, x]
    }
    x += side * right
    y += side * down
    rest = Math.floor(rest / 4)
  }
  return [z, x, y]
}
