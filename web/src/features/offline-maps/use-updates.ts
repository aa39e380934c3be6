import type { MapRegion } from '@app/contracts/map-regions'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { findUpdates } from '../../entities/map/regions/find-regions.ts'
import type { Regions } from '../../entities/map/regions/region-store.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { useOnline } from '../../offline/use-online.ts'

const NONE: ReadonlyMap<string, MapRegion> = new Map()

/** Newer maps of the kept regions, by file; asked for when the page opens. */
export function useUpdates(stored: Regions | null): ReadonlyMap<string, MapRegion> {
  const { supabaseUrl, supabaseKey } = usePageConfig()
  const { user } = useAuth()
  const isOnline = useOnline()
  const [updates, setUpdates] = useState(NONE)
  const files = (stored?.regions ?? []).flatMap(({ file, state }) => (state === 'kept' ? [file] : [])).join(' ')
  const isAsked = isOnline && user !== null && files !== ''
  useEffect(() => {
    if (!isAsked) return undefined
    let isGone = false
    void findUpdates({ supabaseUrl, supabaseKey }, stored?.regions ?? []).then((found) => {
      if (found && !isGone) setUpdates(found)
    })
    return () => {
      isGone = true
    }
    // The files stand for the regions.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, files, supabaseUrl, supabaseKey])
  return updates
}
