import { useLoaderData } from 'react-router'

import { BudgetNav } from '../../features/budget/budget-nav.tsx'
import { budgetText as text } from '../../features/budget/budget-text.ts'
import { EstimateAnswer } from '../../features/budget/estimate/estimate-answer.tsx'
import { EstimateForm } from '../../features/budget/estimate/estimate-form.tsx'
import { estimateText } from '../../features/budget/estimate/estimate-text.ts'
import { loadEstimate } from '../../features/budget/estimate/load-estimate.ts'
import { PRICES } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

export { loadEstimate as loader }

const SOURCES = [PRICES]

export function Component() {
  const view = useLoaderData<typeof loadEstimate>()
  return (
    <ToolScreen
      text={text}
      nav={<BudgetNav here="estimate" />}
      illustration="budget"
      {...(!view.answer && { sources: SOURCES })}
      asked={view}
      change={estimateText('change')}
      answer={view.answer && <EstimateAnswer answer={view.answer} />}
    >
      <EstimateForm view={view} />
    </ToolScreen>
  )
}
