import { useLoaderData } from 'react-router'

import { DelayAnswer } from '../../features/delay-claim/delay-answer.tsx'
import { claimText as text } from '../../features/delay-claim/delay-claim-text.ts'
import { DelayForm } from '../../features/delay-claim/delay-form.tsx'
import { loadDelayClaim } from '../../features/delay-claim/load-delay-claim.ts'
import { AIRPORTS, DELAY_RULES, DELAY_RULES_UK } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadDelayClaim as loader }

const SOURCES = [DELAY_RULES, DELAY_RULES_UK, AIRPORTS]

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
    >
      <DelayForm claim={claim} />
    </ToolScreen>
  )
}
