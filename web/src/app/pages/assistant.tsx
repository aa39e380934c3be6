import { useLoaderData } from 'react-router'

import { useKeptAnswers } from '../../api/companion/use-kept-answers.ts'
import { AssistantPage } from '../../features/assistant/assistant-page.tsx'
import { wakeDrawnAnswer } from '../../features/assistant/load-answer-parts.ts'
import { loadQuestion } from '../../features/assistant/load-question.ts'
import { ToolPlate } from '../../features/tool-page/tool-plate.tsx'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { PageHead } from '../page-head.tsx'

export { loadQuestion as loader }

await wakeDrawnAnswer()

const USES = ['ai_requests'] as const

export function Component() {
  useKeptAnswers()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} canonicalPath="/assistant" />
      <AssistantPage
        asked={useLoaderData<typeof loadQuestion>()}
        plate={<ToolPlate name="assistant" text={text('plate')} />}
        urgent={<UsageNotice look="inline" types={USES} when="urgent" />}
        notice={<UsageNotice look="inline" types={USES} when="calm" />}
      />
    </>
  )
}
