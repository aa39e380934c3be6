import type { GeoJSONSource, Map as ChartMap } from 'maplibre-gl'

import { GRID_SOURCE } from './chart-style.ts'
import { type Grid, gridLines } from './grid-lines.ts'
import { lookAt } from './open-chart.ts'

/** Draws the lines of the globe anew wherever the map comes to rest. */
export function followGrid(map: ChartMap, onGrid: (grid: Grid) => void): void {
  const draw = (): void => {
    const { bounds, zoom } = lookAt(map)
    const grid = gridLines(bounds, zoom)
    onGrid(grid)
    void map.getSource<GeoJSONSource>(GRID_SOURCE)?.setData(grid)
  }
  map.on('moveend', draw)
  map.on('style.load', draw)
}
