import type { Sharp } from 'sharp'

import { AppError } from '../../errors/app-error.ts'
import type { ImageTransform } from './image-transform.ts'

export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/** Decoding needs four bytes per pixel. All frames of an animation count together. */
const MAX_PIXELS = 50_000_000
const TIMEOUT_SECONDS = 10
const DEFAULT_QUALITY = 80
const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const

/** Resizes, crops and encodes an image. EXIF data (place, owner) is removed. */
export async function transformImage(
  source: Uint8Array,
  { width, height, resize, quality }: ImageTransform,
  format: ImageFormat,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const isMoving = format === 'gif' || format === 'webp'
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, animated: isMoving, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(width, height, { fit: FITS[resize], withoutEnlargement: true })
  try {
    return await encode(image, format, quality ?? DEFAULT_QUALITY).toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppError('InvalidRequest', { message: refusalOf(reason) })
  }
}

/** Less effort than the encoders support: a fast answer matters more than the last kilobyte. */
function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'png':
      return image.png({ compressionLevel: 6 })
    case 'jpeg':
      return image.jpeg({ quality })
    case 'gif':
      return image.gif({ effort: 3 })
    case 'webp':
      return image.webp({ quality, effort: 3 })
    case 'avif':
      return image.avif({ quality, effort: 0 })
  }
}

function refusalOf(reason: string): string {
  if (/pixel limit/i.test(reason)) return 'The image is too large to be transformed'
  if (/timeout/i.test(reason)) return 'The image takes too long to be transformed'
  return 'The image is damaged and cannot be transformed'
}

type SharpModule = (typeof import('sharp'))['default']
let loading: Promise<SharpModule> | null = null

/** Loaded with the first image, because most servers never transform one. */
function loadSharp(): Promise<SharpModule> {
  loading ??= import('sharp').then(
    ({ default: sharp }) => configure(sharp),
    (cause: unknown) => {
      throw new AppError('FeatureNotEnabled', { details: cause })
    },
  )
  return loading
}

/** Only formats that browsers display, because each decoder adds attack surface. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

function configure(sharp: SharpModule): SharpModule {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) })
  // One thread per image; the queue decides how many run at once.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
