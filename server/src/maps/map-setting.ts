import type { MapSetting } from '@app/contracts/page-rendering'

import type { Settings } from '../config/settings.ts'

type Given = Pick<Settings, 'MAPS_PROVIDER' | 'GOOGLE_MAPS_KEY' | 'MAP_STYLE_URL'>

/** Google when it was chosen, or when only its key was given; our own maps otherwise, which need no setting. */
export function mapSetting({ MAPS_PROVIDER, GOOGLE_MAPS_KEY, MAP_STYLE_URL }: Given): MapSetting | undefined {
  const provider = MAPS_PROVIDER ?? (GOOGLE_MAPS_KEY ? 'google' : 'open')
  if (provider === 'google') return { provider }
  return MAP_STYLE_URL ? { provider, styleUrl: MAP_STYLE_URL } : undefined
}
