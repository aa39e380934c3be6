import { useLoaderData } from 'react-router'

import { AIRPORTS, CLIMATE, DELAY_RULES } from '../../content/tool-sources.ts'
import { Assistant } from '../../features/assistant/assistant.tsx'
import { loadTurn } from '../../features/assistant/load-turn.ts'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { PageHead } from '../page-head.tsx'

export { loadTurn as loader }

export function Component() {
  const turn = useLoaderData<typeof loadTurn>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="assistant"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        isCompact={turn !== null}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
        sources={[DELAY_RULES, AIRPORTS, CLIMATE]}
      >
        <Assistant turn={turn} />
      </ToolPage>
    </>
  )
}
