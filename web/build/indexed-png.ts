import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** https://www.w3.org/TR/png-3/ */
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

type Pixels = { readonly width: number; readonly height: number; readonly bytesPerPixel: number; readonly data: Buffer }

/** Eight bits per channel, not interlaced: what browsers write. */
export function readPng(file: Buffer): Pixels {
  const parts: Buffer[] = []
  let [width, height, bytesPerPixel] = [0, 0, 0]
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR')
      [width, height, bytesPerPixel] = [body.readUInt32BE(0), body.readUInt32BE(4), body[9] === 6 ? 4 : 3]
    if (kind === 'IDAT') parts.push(body)
    at += length + 12
  }
  return {
    width,
    height,
    bytesPerPixel,
    data: unfilter(inflateSync(Buffer.concat(parts)), width * bytesPerPixel, bytesPerPixel),
  }
}

function unfilter(raw: Buffer, stride: number, back: number): Buffer {
  const rows = raw.length / (stride + 1)
  const out = Buffer.alloc(rows * stride)
  for (let row = 0; row < rows; row++) {
    const filter = raw[row * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const left = x >= back ? out[row * stride + x - back]! : 0
      const up = row > 0 ? out[(row - 1) * stride + x]! : 0
      const corner = x >= back && row > 0 ? out[(row - 1) * stride + x - back]! : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0
      out[row * stride + x] = (raw[row * (stride + 1) + 1 + x]! + guess) & 255
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** A drawing has few colours: the most frequent ones stay, the rest takes the nearest of them. */
export function writeIndexedPng({ width, height, bytesPerPixel, data }: Pixels, mostColours: number): Buffer {
  const colours = new Uint32Array(width * height)
  const counts = new Map<number, number>()
  for (let index = 0; index < colours.length; index++) {
    const at = index * bytesPerPixel
    const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
    colours[index] = colour
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const palette = choosePalette(counts, mostColours)
  const nearest = new Map([...counts.keys()].map((colour) => [colour, nearestIn(palette, colour)]))
  const rows = Buffer.alloc(height * (width + 1))
  colours.forEach((colour, index) => {
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = nearest.get(colour) ?? 0
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const table = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const body = deflateSync(rows, { level: 9, memLevel: 9 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

// Shades nearer than this cannot be told apart, and would leave no room for a rare colour that can.
const DISTINCT = 22

function choosePalette(counts: ReadonlyMap<number, number>, mostColours: number): readonly number[] {
  const palette: number[] = []
  for (const [colour] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    if (palette.length === mostColours) break
    if (palette.every((other) => distance(colour, other) > DISTINCT ** 2)) palette.push(colour)
  }
  return palette
}

function nearestIn(palette: readonly number[], colour: number): number {
  let best = 0
  palette.forEach((other, index) => {
    if (distance(colour, other) < distance(colour, palette[best]!)) best = index
  })
  return best
}

function distance(one: number, other: number): number {
  return [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0)
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const out = Buffer.alloc(body.length + 12)
  out.writeUInt32BE(body.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), body.length + 8)
  return out
}
