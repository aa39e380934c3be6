import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { itineraryText as text } from '../itinerary-text.ts'
import type { PlannerState } from '../use-planner.ts'

type Props = { readonly state: PlannerState; readonly onStop: () => void }

/** Shows the planner's progress with a stop button, or why it failed. */
export function PlannerNote({ state, onStop }: Props) {
  if (state.kind === 'idle') return null
  if (state.kind === 'failed')
    return (
      <div className="mt-4">
        <Note tone={state.isLimit ? 'notice' : 'warning'} title={state.title} role="alert">
          <p>{state.text}</p>
          {state.isLimit && (
            <ButtonLink to="/pricing" size="sm" variant="link" className="px-0!">
              {text('plan.more')}
            </ButtonLink>
          )}
        </Note>
      </div>
    )
  return (
    <div className="mt-4 flex min-h-12 items-center gap-3 text-small text-soft print:hidden" role="status">
      <Spinner />
      <span>{text(`plan.${state.kind}`)}</span>
      <Button size="sm" variant="ghost" onClick={onStop}>
        {text('plan.stop')}
      </Button>
    </div>
  )
}
