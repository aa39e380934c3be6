import { itineraryText as text } from '../../../text/itinerary.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function SharedGone() {
  return (
    <div className="page-width pt-8 pb-20">
      <h1 className="text-heading">{text('shared.gone')}</h1>
      <div className="mt-6">
        <EmptyState
          title={text('shared.name')}
          text={text('shared.gone.text')}
          action={<ButtonLink to="/itinerary">{text('shared.own')}</ButtonLink>}
        />
      </div>
    </div>
  )
}
