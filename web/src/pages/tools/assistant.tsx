import { useLoaderData } from 'react-router'

import { AssistantPage } from '../../features/assistant/assistant-page.tsx'
import { assistantText as text } from '../../features/assistant/assistant-text.ts'
import { usePrepareOfflineAnswers } from '../../features/assistant/offline-answers.tsx'
import { loadQuestionFromUrl } from '../../features/assistant/question-from-url.ts'
import { loadPartsForRenderedAnswer } from '../../features/assistant/turn/deferred-answer.tsx'
import { ToolIllustration } from '../../features/tool-page/tool-illustration.tsx'
import { UsageNotice } from '../../features/usage-notices/usage-notice.tsx'
import { PageHead } from '../page-head.tsx'

export { loadQuestionFromUrl as loader }

await loadPartsForRenderedAnswer()

const USES = ['ai_requests'] as const

export function Component() {
  usePrepareOfflineAnswers()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} canonicalPath="/assistant" />
      <AssistantPage
        asked={useLoaderData<typeof loadQuestionFromUrl>()}
        illustration={<ToolIllustration name="assistant" text={text('illustration')} />}
        urgent={<UsageNotice look="inline" types={USES} when="urgent" />}
        notice={<UsageNotice look="inline" types={USES} when="calm" />}
      />
    </>
  )
}
