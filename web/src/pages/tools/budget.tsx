import { BudgetSummary } from '../../features/budget/budget-summary.tsx'
import { budgetText as text } from '../../features/budget/budget-text.ts'
import { Budget } from '../../features/budget/budget.tsx'
import { useBudgetSum } from '../../features/budget/use-budget-sum.ts'
import { PRICES } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

const SOURCES = [PRICES]

export function Component() {
  const sum = useBudgetSum()
  return (
    <ToolScreen text={text} illustration="budget" sources={SOURCES} answer={sum && <BudgetSummary sum={sum} />}>
      <Budget />
    </ToolScreen>
  )
}
