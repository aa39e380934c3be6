import type { SniffedType } from './sniff-type.ts'

export type ImageSize = { readonly width: number; readonly height: number }

/** Reads width and height from an image's header alone; nothing is decoded, so a decompression bomb does no harm. */
export function imageSize(type: SniffedType, head: Uint8Array): ImageSize | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.length)
  const read = READERS[type]
  try {
    return read?.(bytes) ?? null
  } catch (error) {
    // The header is truncated.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Raster images, whose size can be read. */
export function isRasterImage(type: SniffedType | null): type is SniffedType {
  return type !== null && type in READERS
}

const READERS: Partial<Record<SniffedType, (bytes: Buffer) => ImageSize | null>> = {
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
}

/** Walks the segments to the frame header (SOF0…SOF15, without DHT, JPG and DAC, which share the range). */
function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function webpSize(bytes: Buffer): ImageSize | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** A file may hold several images (a thumbnail, tiles): the largest `ispe` box counts. */
function avifSize(bytes: Buffer): ImageSize | null {
  let largest: ImageSize | null = null
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
