import type { MapSetting } from '@app/contracts/page-rendering'

import type { Settings } from '../config/settings.ts'

type Given = Pick<Settings, 'MAPS_PROVIDER' | 'GOOGLE_MAPS_KEY' | 'MAP_STYLE_URL' | 'TILES_URL' | 'FEEDS'>

/** Google when it was chosen, or when only its key was given; our own maps otherwise, with public streets while online. */
export function mapSetting(given: Given): MapSetting | undefined {
  const provider = given.MAPS_PROVIDER ?? (given.GOOGLE_MAPS_KEY ? 'google' : 'open')
  if (provider === 'google') return { provider }
  const styleUrl = given.MAP_STYLE_URL
  const tilesUrl = given.FEEDS === 'on' && given.TILES_URL !== 'off' ? given.TILES_URL : undefined
  if (!styleUrl && !tilesUrl) return undefined
  return { provider, ...(styleUrl && { styleUrl }), ...(tilesUrl && { tilesUrl }) }
}
