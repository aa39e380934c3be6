import { Itinerary } from '../../features/itinerary/itinerary.tsx'
import { itineraryText as text } from '../../text/itinerary.ts'
import { ToolScreen } from '../tool-screen.tsx'

export function Component() {
  return (
    <ToolScreen text={text} plate="itinerary" shape="wide">
      <Itinerary />
    </ToolScreen>
  )
}
