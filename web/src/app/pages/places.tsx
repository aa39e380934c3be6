import { useLoaderData } from 'react-router'

import { loadPlaceIndex } from '../../features/place/load-place.ts'
import { PlacesIndexPage } from '../../features/place/places-index-page.tsx'
import { placeText as text } from '../../text/place.ts'
import { PageHead } from '../page-head.tsx'

export { loadPlaceIndex as loader }

export function Component() {
  const index = useLoaderData<typeof loadPlaceIndex>()
  return (
    <>
      {/* What somebody looked for is no page of its own. */}
      <PageHead title={text('index.title')} description={text('index.description')} isIndexed={index.search === ''} />
      <PlacesIndexPage index={index} />
    </>
  )
}
