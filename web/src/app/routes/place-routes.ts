import type { RouteObject } from 'react-router'

import type { CityPage } from '../../features/place/load-place.ts'
import type { RouteHandle } from './route-handle.ts'

/** The name of what the loader found. */
const TITLED: RouteHandle = { crumb: (found) => (found as { readonly title: string }).title }

/** The country stands between the places and the city. */
const IN_COUNTRY: RouteHandle = {
  ...TITLED,
  steps: (found) => {
    const { countryName, countryPath } = (found as Pick<CityPage, 'guide'>).guide
    return { [countryPath]: countryName }
  },
}

export const PLACE_ROUTES: readonly RouteObject[] = [
  { path: 'places', handle: { crumb: 'Places' } satisfies RouteHandle, lazy: () => import('../pages/places.tsx') },
  { path: 'places/:country', handle: TITLED, lazy: () => import('../pages/place-country.tsx') },
  { path: 'places/:country/:city', handle: IN_COUNTRY, lazy: () => import('../pages/place.tsx') },
]
