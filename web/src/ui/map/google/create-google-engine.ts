import { mapText as text } from '../../../text/map.ts'
import type { EngineOptions, MapEngine } from '../map-engine.ts'
import { MapFailure } from '../map-engine.ts'
import type { MapConfig } from '../open-map.ts'

export async function createGoogleEngine(_options: EngineOptions, _config: MapConfig): Promise<MapEngine> {
  throw new MapFailure(text('error.google'))
}
