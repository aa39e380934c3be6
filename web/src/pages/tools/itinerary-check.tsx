import { useActionData, useLoaderData } from 'react-router'

import { CheckedPlan } from '../../features/trip-check/checked-plan.tsx'
import { loadTripCheck, sendTripCheck } from '../../features/trip-check/load-trip-check.ts'
import { TripCheckForm } from '../../features/trip-check/trip-check-form.tsx'
import { tripCheckText as text } from '../../features/trip-check/trip-check-text.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { sendTripCheck as action, loadTripCheck as loader }

export function Component() {
  const opened = useLoaderData<typeof loadTripCheck>()
  const check = useActionData<typeof sendTripCheck>() ?? opened
  const { answer } = check
  const checked = answer !== null && typeof answer !== 'string' && answer.kind === 'checked' ? answer : null
  return (
    <ToolScreen
      text={text}
      illustration="itinerary"
      asked={check}
      answer={checked && <CheckedPlan checked={checked} />}
      isAnswered={checked !== null}
      change={text('change')}
    >
      <TripCheckForm check={check} />
    </ToolScreen>
  )
}
