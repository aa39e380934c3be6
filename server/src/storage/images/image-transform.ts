import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'

/** Larger sizes are reduced to this, as hosted Storage does. */
const MAX_SIDE = 2500

const side = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,9}$/, 'must be a whole number of pixels')
      .transform(Number),
  ])
  .refine((pixels) => pixels >= 0, 'must not be negative')
const quality = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number')
    .transform(Number),
])

const notOffered = z.undefined('is not supported by this server').optional()
const Transform = z.object({
  width: side.nullish(),
  height: side.nullish(),
  resize: z.enum(['cover', 'contain', 'fill']).nullish(),
  format: z.enum(['origin', 'webp', 'avif']).nullish(),
  quality: quality.refine((value) => value >= 20 && value <= 100, 'must be between 20 and 100').nullish(),
  gravity: notOffered,
  x_offset: notOffered,
  y_offset: notOffered,
})

/** The change to an image before it is served. */
export type ImageTransform = {
  readonly width: number | null
  readonly height: number | null
  readonly resize: 'cover' | 'contain' | 'fill'
  /** Null leaves the choice between the image's own format and WebP to the client's Accept header. */
  readonly format: 'origin' | 'webp' | 'avif' | null
  readonly quality: number | null
}

/** From a query or from the body that requests a signed link; parameters of other features are ignored. */
export function parseImageTransform(given: Readonly<Record<string, unknown>>): ImageTransform {
  const parsed = Transform.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new AppError('InvalidRequest', { message: `${issue?.path.join('/')}: ${issue?.message ?? 'not valid'}` })
  }
  const { width, height, resize, format, quality: wanted } = parsed.data
  return {
    width: width ? Math.min(width, MAX_SIDE) : null,
    height: height ? Math.min(height, MAX_SIDE) : null,
    resize: resize ?? 'cover',
    format: format ?? null,
    quality: wanted ?? null,
  }
}

const RESIZING_TYPES = { cover: 'fill', contain: 'fit', fill: 'force' } as const

/** The format of hosted Storage's `x-transformations` header. */
export function describeTransform({ width, height, resize, quality: wanted, format }: ImageTransform): string {
  return [
    height && `height:${height}`,
    width && `width:${width}`,
    (width || height) && `resizing_type:${RESIZING_TYPES[resize]}`,
    wanted && `quality:${wanted}`,
    format && format !== 'origin' && `format:${format}`,
  ]
    .filter(Boolean)
    .join(',')
}
