import { useLoaderData } from 'react-router'

import { loadPlan } from '../../features/safety/plan/load-plan.ts'
import { PlanForm } from '../../features/safety/plan/plan-form.tsx'
import { planText as text } from '../../features/safety/plan/plan-text.ts'
import { SafetyPlan } from '../../features/safety/plan/safety-plan.tsx'
import { SafetyNav } from '../../features/safety/safety-nav.tsx'
import { OfflineAnswer } from '../offline-answer.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadPlan as loader }

export function Component() {
  const view = useLoaderData<typeof loadPlan>()
  const { answer, who } = view
  return (
    <ToolScreen
      text={text}
      nav={<SafetyNav here="plan" />}
      illustration="safety"
      asked={view}
      change={text('change')}
      answer={
        answer.kind === 'found' ? <SafetyPlan found={answer} who={who} /> : answer.kind === 'offline' && <Offline />
      }
      isAnswered={answer.kind === 'found'}
    >
      <PlanForm view={view} />
    </ToolScreen>
  )
}

function Offline() {
  return (
    <OfflineAnswer
      title={text('offline.title')}
      text={text('offline.text')}
      to="/gemini-safety"
      action={text('offline.sos')}
    />
  )
}
