import { z } from 'zod'

/** Degrees, WGS 84. A text, a missing value or a point outside the range is refused, never corrected. */
export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)

export const Coordinates = z.object({ latitude: Latitude, longitude: Longitude })
