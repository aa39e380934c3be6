/** Geometry of vector tiles: a pen that moves, draws and closes. https://github.com/mapbox/vector-tile-spec/tree/master/2.1#43-geometry-encoding */

export type GeometryKind = 'point' | 'line' | 'polygon'
/** Flat coordinates: one point, one line, or one ring without its repeated last point. */
export type Shape = readonly number[]

const [MOVE, DRAW, CLOSE] = [1, 2, 7] as const

export function readShapes(commands: readonly number[]): readonly Shape[] {
  const shapes: number[][] = []
  let [x, y, at] = [0, 0, 0]
  while (at < commands.length) {
    const [command, count] = [(commands[at] ?? 0) & 7, (commands[at] ?? 0) >> 3]
    at += 1
    if (command === CLOSE) continue
    for (let index = 0; index < count; index += 1) {
      x += unfold(commands[at] ?? 0)
      y += unfold(commands[at + 1] ?? 0)
      at += 2
      if (command === MOVE) shapes.push([x, y])
      else shapes.at(-1)?.push(x, y)
    }
  }
  return shapes
}

export function writeShapes(kind: GeometryKind, shapes: readonly Shape[]): number[] {
  const commands: number[] = []
  let [x, y] = [0, 0]
  const step = (shape: Shape, from: number): void => {
    for (let at = from; at < shape.length; at += 2) {
      const [nextX, nextY] = [shape[at] ?? 0, shape[at + 1] ?? 0]
      commands.push(fold(nextX - x), fold(nextY - y))
      ;[x, y] = [nextX, nextY]
    }
  }
  if (kind === 'point') {
    commands.push(commandOf(MOVE, shapes.length))
    for (const shape of shapes) step(shape.slice(0, 2), 0)
    return commands
  }
  for (const shape of shapes) {
    commands.push(commandOf(MOVE, 1))
    step(shape.slice(0, 2), 0)
    commands.push(commandOf(DRAW, shape.length / 2 - 1))
    step(shape, 2)
    if (kind === 'polygon') commands.push(commandOf(CLOSE, 1))
  }
  return commands
}

function commandOf(command: number, count: number): number {
  return (count << 3) | command
}

/** Zigzag encoding: small numbers of either sign become small unsigned numbers. */
function fold(value: number): number {
  return (value << 1) ^ (value >> 31)
}

function unfold(value: number): number {
  return (value >> 1) ^ -(value & 1)
}
