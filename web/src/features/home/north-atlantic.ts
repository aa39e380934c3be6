import { azimuthal } from '../../ui/chart/projection.ts'

export const CHART_SIZE = { width: 1440, height: 760 }

/** Centred on the Celtic Sea, with the empty ocean on the left where the words are. */
export const projectOnChart = azimuthal({ latitude: 49, longitude: -13 }, 15.5, [
  CHART_SIZE.width * 0.52,
  CHART_SIZE.height * 0.5,
])
