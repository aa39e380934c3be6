import { useEffect } from 'react'

import { whenIdle } from '../../device/hydration/when-idle.ts'

type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Loads the guide of a viewed place's country, so that it is available offline later. */
export function useKeptGuide(country: string): void {
  useEffect(() => {
    if ((navigator as WithConnection).connection?.saveData) return undefined
    return whenIdle(() => {
      import('./load-guide.ts')
        .then(({ loadGuide }) => loadGuide())
        .then((guide) => guide.country(country))
        .catch(() => undefined)
    })
  }, [country])
}
