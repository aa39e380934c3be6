import { useLoaderData } from 'react-router'

import { ToolIllustration } from '../../features/tool-page/tool-illustration.tsx'
import { CLIMATE, PRICES } from '../../features/tool-page/tool-sources.ts'
import { CityForm } from '../../features/travel-intel/city-form.tsx'
import { CityInMonth } from '../../features/travel-intel/city-in-month.tsx'
import { loadTravelIntel } from '../../features/travel-intel/load-travel-intel.ts'
import { travelIntelText as text } from '../../features/travel-intel/travel-intel-text.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadTravelIntel as loader }

const SOURCES = [CLIMATE, PRICES]

export function Component() {
  const view = useLoaderData<typeof loadTravelIntel>()
  return (
    <ToolScreen
      text={text}
      illustration="travel-intel"
      sources={SOURCES}
      asked={view}
      answer={<CityInMonth view={view} />}
    >
      <CityForm view={view} />
      <div className="mt-10 max-lg:hidden">
        <ToolIllustration name="travel-intel" text={text('illustration')} />
      </div>
    </ToolScreen>
  )
}
