import accommodation from './illustrations/accommodation.svg?no-inline'
import assistant from './illustrations/assistant.svg?no-inline'
import budget from './illustrations/budget.svg?no-inline'
import carRental from './illustrations/car-rental.svg?no-inline'
import currency from './illustrations/currency.svg?no-inline'
import dashboard from './illustrations/dashboard.svg?no-inline'
import delay from './illustrations/delay.svg?no-inline'
import documents from './illustrations/documents.svg?no-inline'
import flights from './illustrations/flights.svg?no-inline'
import itinerary from './illustrations/itinerary.svg?no-inline'
import offlineMaps from './illustrations/offline-maps.svg?no-inline'
import riskRadar from './illustrations/risk-radar.svg?no-inline'
import safety from './illustrations/safety.svg?no-inline'
import translate from './illustrations/translate.svg?no-inline'
import travelIntel from './illustrations/travel-intel.svg?no-inline'

/** Drawn by build/draw-tool-illustrations.ts. */
const ILLUSTRATIONS = {
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

export type IllustrationName = keyof typeof ILLUSTRATIONS

type Props = { readonly name: IllustrationName; readonly text: string; readonly isBand?: boolean }

/** Complete at every width, because cut-off names say nothing; or a band across the top of a phone. */
export function ToolIllustration({ name, text, isBand = false }: Props) {
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
          <use href={`${ILLUSTRATIONS[name]}#chart`} />
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
