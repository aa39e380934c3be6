import { useEffect } from 'react'

import { whenIdle } from '../../device/hydration/when-idle.ts'

type WithConnection = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/** Whoever reads about a place of a country has that country's guide without a network later. */
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
