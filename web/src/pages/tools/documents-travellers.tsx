import { useLoaderData } from 'react-router'

import { DocumentsNav } from '../../features/passport-check/documents-nav.tsx'
import { loadCountries } from '../../features/travellers/load-countries.ts'
import { TravellerList } from '../../features/travellers/traveller-list.tsx'
import { travellersText as text } from '../../features/travellers/travellers-text.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadCountries as loader }

export function Component() {
  const { countries } = useLoaderData<typeof loadCountries>()
  return (
    <ToolScreen text={text} nav={<DocumentsNav here="travellers" />} illustration="documents">
      <TravellerList countries={countries} />
    </ToolScreen>
  )
}
