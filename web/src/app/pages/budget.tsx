import { PRICES } from '../../content/tool-sources.ts'
import { Budget } from '../../features/budget/budget.tsx'
import { ToolPage } from '../../features/tool-page/tool-page.tsx'
import { budgetText as text } from '../../text/budget.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <ToolPage
        plate="budget"
        plateText={text('plate')}
        name={text('name')}
        heading={text('heading')}
        lead={text('lead')}
        now={[text('now.1'), text('now.2'), text('now.3')]}
        next={[text('next.1'), text('next.2')]}
        sources={[PRICES]}
      >
        <Budget />
      </ToolPage>
    </>
  )
}
