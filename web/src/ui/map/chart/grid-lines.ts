import { graticule } from '../../chart/graticule.ts'

/** Meridians and parallels every ten degrees, as charts have them. */
export function gridLines() {
  return {
    type: 'FeatureCollection' as const,
    features: graticule(10).map((line) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: {
        type: 'LineString' as const,
        coordinates: line.map(({ latitude, longitude }) => [longitude, latitude]),
      },
    })),
  }
}
