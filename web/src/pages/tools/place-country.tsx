import { useLoaderData } from 'react-router'

import { CountryPage } from '../../features/place/country-page.tsx'
import { KeptPage } from '../../features/place/kept/kept-page.tsx'
import { loadCountry } from '../../features/place/load-place.ts'
import { placeText as text } from '../../features/place/place-text.ts'
import { AskHere } from '../ask-here.tsx'
import { PageHead } from '../page-head.tsx'

export { loadCountry as loader }

export function Component() {
  const page = useLoaderData<typeof loadCountry>()
  if ('kept' in page) {
    return (
      <>
        <PageHead title={page.title} description={page.title} isIndexed={false} />
        <KeptPage kept={page.kept} />
      </>
    )
  }
  const { guide } = page
  const country = guide.name
  return (
    <>
      <PageHead title={text('country.title', { country })} description={text('country.description', { country })} />
      <CountryPage guide={guide} />
      <AskHere screen={{ country: guide.country }} />
    </>
  )
}
