import { azimuthal } from '../../ui/chart/projection.ts'

export const CHART_SIZE = { width: 1440, height: 760 }

/** Centred on the Bay of Biscay, with the empty ocean on the left where the words are. */
export const projectOnChart = azimuthal({ latitude: 47, longitude: -6 }, 20, [
  CHART_SIZE.width * 0.62,
  CHART_SIZE.height * 0.56,
])

/** What a narrow screen shows of it, so that names stay readable. */
export const NARROW_VIEW = { left: 640, top: 120, width: 620, height: 520 }
