import type { EngineOptions, MapConfig, MapEngine } from './map-engine.ts'

/** The map of this installation; null when the browser cannot draw one. */
export async function openMap(options: EngineOptions, config: MapConfig): Promise<MapEngine | null> {
  if (config.map?.provider === 'google') {
    const { createGoogleEngine } = await import('./google/create-google-engine.ts')
    return createGoogleEngine(options, config)
  }
  if (!canDraw()) return null
  const { createChartEngine } = await import('./chart/create-chart-engine.ts')
  return createChartEngine(options, config)
}

function canDraw(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    // A page may have only a few contexts at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
