import { useLoaderData } from 'react-router'

import { AIRPORTS, CLIMATE, DELAY_RULES } from '../../content/tool-sources.ts'
import { Assistant } from '../../features/assistant/assistant.tsx'
import { loadTurn } from '../../features/assistant/load-turn.ts'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadTurn as loader }

const SOURCES = [DELAY_RULES, AIRPORTS, CLIMATE]
const USES = ['ai_requests'] as const

export function Component() {
  return (
    <ToolScreen text={text} plate="assistant" shape="wide" sources={SOURCES}>
      <Assistant turn={useLoaderData<typeof loadTurn>()} />
      <UsageNotice look="inline" types={USES} />
    </ToolScreen>
  )
}
