import { useLoaderData } from 'react-router'

import { CLIMATE, PRICES } from '../../content/tool-sources.ts'
import { ToolPlate } from '../../features/tool-page/tool-plate.tsx'
import { CityForm } from '../../features/travel-intel/city-form.tsx'
import { CityInMonth } from '../../features/travel-intel/city-in-month.tsx'
import { loadTravelIntel } from '../../features/travel-intel/load-travel-intel.ts'
import { travelIntelText as text } from '../../text/travel-intel.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadTravelIntel as loader }

const SOURCES = [CLIMATE, PRICES]

export function Component() {
  const view = useLoaderData<typeof loadTravelIntel>()
  return (
    <ToolScreen text={text} plate="travel-intel" sources={SOURCES} asked={view} answer={<CityInMonth view={view} />}>
      <CityForm view={view} />
      <div className="mt-10 max-lg:hidden">
        <ToolPlate name="travel-intel" text={text('plate')} />
      </div>
    </ToolScreen>
  )
}
