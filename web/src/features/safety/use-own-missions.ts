import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { loadOwnEmbassies } from '../../entities/emergency/own-missions.ts'

type Missions = OwnEmbassiesResponse | 'loading' | 'unavailable' | null

/** All missions of the traveller's country; stored on the device, so that they are there without a network. */
export function useOwnMissions(nationality: string | null): Missions {
  const config = usePageConfig()
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly found: OwnEmbassiesResponse | null } | null>(
    null,
  )
  useEffect(() => {
    if (nationality === null) return undefined
    let isWanted = true
    void loadOwnEmbassies(config, nationality).then((found) => isWanted && setLoaded({ of: nationality, found }))
    return () => {
      isWanted = false
    }
  }, [nationality, config])
  if (nationality === null) return null
  if (loaded?.of !== nationality) return 'loading'
  return loaded.found ?? 'unavailable'
}
