import { LAW_SOURCES, LAWS } from '@app/domain/passenger-rights'
import { useLoaderData } from 'react-router'

import { ClaimTracker } from '../../features/claim-tracker/claim-tracker.tsx'
import { ScanBoardingPass } from '../../features/delay-claim/boarding-pass/scan-boarding-pass.tsx'
import { DelayAnswer } from '../../features/delay-claim/delay-answer.tsx'
import { claimText as text } from '../../features/delay-claim/delay-claim-text.ts'
import { DelayForm } from '../../features/delay-claim/delay-form.tsx'
import { loadDelayClaim } from '../../features/delay-claim/load-delay-claim.ts'
import { AIRPORTS } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadDelayClaim as loader }

const SOURCES = [...LAWS.map((law) => LAW_SOURCES[law]), AIRPORTS]

export function Component() {
  const claim = useLoaderData<typeof loadDelayClaim>()
  return (
    <ToolScreen
      text={text}
      illustration="delay"
      sources={SOURCES}
      asked={claim}
      answer={claim.kind !== 'empty' && <DelayAnswer claim={claim} />}
      isAnswered={claim.kind === 'answer'}
      change={text('change')}
      aside={<ClaimTracker />}
    >
      <div className="grid gap-6">
        <ScanBoardingPass question={claim.question} />
        <DelayForm claim={claim} />
      </div>
    </ToolScreen>
  )
}
