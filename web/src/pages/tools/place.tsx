import { useLoaderData } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { cityDescription, cityStructuredData, cityTitle } from '../../features/place/describe-city.ts'
import { KeptPage } from '../../features/place/kept/kept-page.tsx'
import { loadCity } from '../../features/place/load-place.ts'
import { PlacePage } from '../../features/place/place-page.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { AskHere } from '../ask-here.tsx'
import { PageHead } from '../page-head.tsx'

export { loadCity as loader }

export function Component() {
  const { origin } = usePageConfig()
  const page = useLoaderData<typeof loadCity>()
  if ('kept' in page) {
    return (
      <>
        <PageHead title={page.title} description={page.title} isIndexed={false} />
        <KeptPage kept={page.kept} />
      </>
    )
  }
  const { guide } = page
  return (
    <>
      <PageHead title={cityTitle(guide)} description={cityDescription(guide)} isIndexed={!guide.isThin} />
      <StructuredData data={cityStructuredData(guide, origin)} />
      <PlacePage page={page} />
      <AskHere screen={{ cityId: guide.id, country: guide.country }} />
    </>
  )
}
