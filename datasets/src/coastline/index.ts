import type { Coordinates } from '@app/domain/kernel'

import packed from '../../packed/coastline.json' with { type: 'json' }

/** Shorelines as open or closed lines, detailed enough for a chart of a continent. */
export const COASTLINE: readonly (readonly Coordinates[])[] = packed.lines.map(unpack)

/** Each line is a start and then steps, all in hundredths of a degree: half the size of absolute numbers. */
function unpack(line: readonly number[]): readonly Coordinates[] {
  let [longitude, latitude] = [0, 0]
  return Array.from({ length: line.length / 2 }, (_, index) => {
    longitude += line[2 * index] ?? 0
    latitude += line[2 * index + 1] ?? 0
    return { longitude: longitude / 100, latitude: latitude / 100 }
  })
}
