/**
 * `node build/draw-icons.ts`: the app's icons, the same drawing as public/icon.svg. Each shape is a distance to its
 * edge, so that every size is sharp and no program but Node is needed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writePng } from './write-png.ts'

type Rgb = readonly [number, number, number]
type Point = readonly [x: number, y: number]
/** Below zero inside; in units of the drawing, which is 32 wide. */
type Distance = (point: Point) => number
type Shape = { readonly colour: Rgb; readonly opacity: number; readonly distance: Distance }
type Icon = { readonly name: string; readonly size: number; readonly scale: number; readonly corner: number }

const TIDE: Rgb = [0x0f, 0x4a, 0x52]
const PAPER: Rgb = [0xf8, 0xf5, 0xee]
const SIGNAL: Rgb = [0xe8, 0x60, 0x3c]
const SIDE = 32
const OUT = join(import.meta.dirname, '../public/icons')

/** A launcher may cut a maskable icon to a circle of four fifths; the drawing keeps within it. */
const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, scale: 1, corner: 7 },
  { name: 'icon-512', size: 512, scale: 1, corner: 7 },
  { name: 'maskable-192', size: 192, scale: 0.72, corner: 0 },
  { name: 'maskable-512', size: 512, scale: 0.72, corner: 0 },
  { name: 'apple-touch-icon', size: 180, scale: 0.86, corner: 0 },
]

const ARC = curve([6, 22], [9, 9], [22, 5], [27, 12])
const MARKS: readonly Shape[] = [
  {
    colour: PAPER,
    opacity: 0.5,
    distance: stroke(
      [
        [4, 26],
        [28, 26],
      ],
      1,
    ),
  },
  { colour: PAPER, opacity: 1, distance: stroke(ARC, 2) },
  { colour: PAPER, opacity: 1, distance: disc([6, 22], 2.6) },
  { colour: SIGNAL, opacity: 1, distance: disc([27, 12], 2.6) },
]

mkdirSync(OUT, { recursive: true })
for (const icon of ICONS) writeFileSync(join(OUT, `${icon.name}.png`), writePng(icon.size, draw(icon)))

function draw({ size, scale, corner }: Icon): Uint8Array {
  const pixels = new Uint8Array(size * size * 4)
  const unit = SIDE / size
  const ground = roundedSquare(corner)
  for (let index = 0; index < size * size; index += 1) {
    const at: Point = [((index % size) + 0.5) * unit, (Math.floor(index / size) + 0.5) * unit]
    const centred = at.map((value) => (value - SIDE / 2) / scale + SIDE / 2) as unknown as Point
    let colour = TIDE
    for (const mark of MARKS) {
      colour = mix(colour, mark.colour, coverage((mark.distance(centred) * scale) / unit) * mark.opacity)
    }
    pixels.set([...colour.map(Math.round), Math.round(coverage(ground(at) / unit) * 255)], index * 4)
  }
  return pixels
}

/** How much of a pixel lies inside, from its distance to the edge in pixels. */
function coverage(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance))
}

function mix(under: Rgb, over: Rgb, share: number): Rgb {
  return under.map((value, index) => value + ((over[index] ?? 0) - value) * share) as unknown as Rgb
}

function roundedSquare(corner: number): Distance {
  const inner = SIDE / 2 - corner
  return ([x, y]) => {
    const dx = Math.abs(x - SIDE / 2) - inner
    const dy = Math.abs(y - SIDE / 2) - inner
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner
  }
}

function disc([cx, cy]: Point, radius: number): Distance {
  return ([x, y]) => Math.hypot(x - cx, y - cy) - radius
}

function stroke(line: readonly Point[], width: number): Distance {
  return (point) => {
    const parts = line.slice(1).map((end, index) => toSegment(point, line[index] ?? end, end))
    return Math.min(...parts) - width / 2
  }
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** A cubic Bézier curve as a line of short pieces. */
function curve(a: Point, b: Point, c: Point, d: Point): readonly Point[] {
  return Array.from({ length: 49 }, (_, step) => {
    const t = step / 48
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]] as const
  })
}
