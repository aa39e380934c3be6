import { useLoaderData } from 'react-router'

import { loadPlaceIndex } from '../../features/place/load-place.ts'
import { placeText as text } from '../../features/place/place-text.ts'
import { PlacesIndexPage } from '../../features/place/places-index-page.tsx'
import { PageHead } from '../page-head.tsx'

export { loadPlaceIndex as loader }

export function Component() {
  const index = useLoaderData<typeof loadPlaceIndex>()
  return (
    <>
      {/* A search result is not indexed. */}
      <PageHead title={text('index.title')} description={text('index.description')} isIndexed={index.search === ''} />
      <PlacesIndexPage index={index} />
    </>
  )
}
