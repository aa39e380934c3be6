import { useLoaderData } from 'react-router'

import { ToolIllustration } from '../../features/tool-page/tool-illustration.tsx'
import { Briefing } from '../../features/travel-intel/briefing.tsx'
import { IntelForm } from '../../features/travel-intel/intel-form.tsx'
import { loadTravelIntel } from '../../features/travel-intel/load-travel-intel.ts'
import { travelIntelText as text } from '../../features/travel-intel/travel-intel-text.ts'
import { OfflineAnswer } from '../offline-answer.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export { loadTravelIntel as loader }

export function Component() {
  const view = useLoaderData<typeof loadTravelIntel>()
  const { answer, question } = view
  return (
    <ToolScreen
      text={text}
      illustration="travel-intel"
      asked={view}
      change={text('change')}
      answer={
        answer.kind === 'found' ? (
          <Briefing found={answer} question={question} />
        ) : (
          answer.kind === 'offline' && <Offline />
        )
      }
      isAnswered={answer.kind === 'found'}
    >
      <IntelForm view={view} />
      {answer.kind === 'found' && (
        <div className="mt-10 max-lg:hidden">
          <ToolIllustration name="travel-intel" text={text('illustration')} />
        </div>
      )}
    </ToolScreen>
  )
}

function Offline() {
  return (
    <OfflineAnswer
      title={text('offline.title')}
      text={text('offline.text')}
      to="/places"
      action={text('offline.guide')}
    />
  )
}
