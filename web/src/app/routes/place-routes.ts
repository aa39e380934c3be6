import type { RouteObject } from 'react-router'

import type { CityPage } from '../../features/place/load-place.ts'
import type { RouteHandle } from './route-handle.ts'

/** The title of the loaded entry. */
const TITLED: RouteHandle = { crumb: (found) => (found as { readonly title: string }).title }

/** The breadcrumb has the country between the list of places and the city. */
const IN_COUNTRY: RouteHandle = {
  ...TITLED,
  steps: (found) => {
    const { countryName, countryPath } = (found as Pick<CityPage, 'guide'>).guide
    return { [countryPath]: countryName }
  },
}

export const PLACE_ROUTES: readonly RouteObject[] = [
  {
    path: 'places',
    handle: { crumb: 'Places' } satisfies RouteHandle,
    lazy: () => import('../../pages/tools/places.tsx'),
  },
  { path: 'places/:country', handle: TITLED, lazy: () => import('../../pages/tools/place-country.tsx') },
  { path: 'places/:country/:city', handle: IN_COUNTRY, lazy: () => import('../../pages/tools/place.tsx') },
]
