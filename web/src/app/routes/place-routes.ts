import type { RouteObject } from 'react-router'

import type { CityPage, KeptPage } from '../../features/place/load-place.ts'
import type { RouteHandle } from './route-handle.ts'

/** The title of the loaded entry. */
const TITLED: RouteHandle = { crumb: (found) => (found as { readonly title: string }).title }

/** The breadcrumb has the country between the list of places and the city. */
const IN_COUNTRY: RouteHandle = {
  ...TITLED,
  steps: (found) => {
    const page = found as CityPage | KeptPage
    const { countryName, countryPath } = 'kept' in page ? countryOf(page.kept) : page.guide
    return { [countryPath]: countryName }
  },
}

function countryOf(kept: KeptPage['kept']): { readonly countryName: string; readonly countryPath: string } {
  if (kept.kind === 'country') return { countryName: kept.guide.name, countryPath: kept.guide.path }
  return {
    countryName: kept.kind === 'missing' ? kept.countryName : kept.place.countryName,
    countryPath: kept.countryPath,
  }
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
