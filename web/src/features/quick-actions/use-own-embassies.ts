import type { OwnEmbassiesResponse } from '@app/contracts/own-embassies'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { loadOwnEmbassies } from './kept-embassies.ts'

type Loaded = { readonly country: string; readonly embassies: OwnEmbassiesResponse | null }

export function useOwnEmbassies(country: string | null): {
  readonly embassies: OwnEmbassiesResponse | null
  readonly isLoading: boolean
} {
  const config = usePageConfig()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (country === null) return
    let isWanted = true
    void loadOwnEmbassies(config, country).then((embassies) => isWanted && setLoaded({ country, embassies }))
    return () => {
      isWanted = false
    }
  }, [country, config])
  const isLoading = country !== null && loaded?.country !== country
  return { embassies: isLoading || country === null ? null : (loaded?.embassies ?? null), isLoading }
}
