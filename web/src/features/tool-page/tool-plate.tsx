import accommodation from './plates/accommodation.svg?no-inline'
import assistant from './plates/assistant.svg?no-inline'
import budget from './plates/budget.svg?no-inline'
import carRental from './plates/car-rental.svg?no-inline'
import currency from './plates/currency.svg?no-inline'
import dashboard from './plates/dashboard.svg?no-inline'
import delay from './plates/delay.svg?no-inline'
import documents from './plates/documents.svg?no-inline'
import flights from './plates/flights.svg?no-inline'
import itinerary from './plates/itinerary.svg?no-inline'
import offlineMaps from './plates/offline-maps.svg?no-inline'
import riskRadar from './plates/risk-radar.svg?no-inline'
import safety from './plates/safety.svg?no-inline'
import translate from './plates/translate.svg?no-inline'
import travelIntel from './plates/travel-intel.svg?no-inline'

/** Drawn by build/draw-tool-plates.ts. */
const PLATES = {
  accommodation,
  assistant,
  budget,
  'car-rental': carRental,
  currency,
  dashboard,
  delay,
  documents,
  flights,
  itinerary,
  'offline-maps': offlineMaps,
  'risk-radar': riskRadar,
  safety,
  translate,
  'travel-intel': travelIntel,
} as const

export type PlateName = keyof typeof PLATES

type Props = { readonly name: PlateName; readonly text: string; readonly isBand?: boolean }

/** Whole at every width, because a plate whose names are cut off says nothing; or a band across the top of a phone. */
export function ToolPlate({ name, text, isBand = false }: Props) {
  return (
    <figure className={isBand ? 'max-sm:-mx-5' : ''}>
      <div
        className={`border-edge bg-paper sm:border sm:p-1.5 ${isBand ? 'max-sm:border-b' : 'max-sm:border max-sm:p-1'}`}
      >
        <svg
          viewBox="0 0 480 300"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={text}
          className={`block w-full bg-sea font-sans ${isBand ? 'h-36 sm:h-52 lg:h-auto' : ''}`}
          fill="none"
        >
          <use href={`${PLATES[name]}#chart`} />
        </svg>
      </div>
      <figcaption
        aria-hidden="true"
        className={`chart-label mt-2 text-balance text-soft ${isBand ? 'hidden lg:block' : ''}`}
      >
        {text}
      </figcaption>
    </figure>
  )
}
