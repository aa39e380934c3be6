import { PRICES } from '../../content/tool-sources.ts'
import { BudgetSummary } from '../../features/budget/budget-summary.tsx'
import { Budget } from '../../features/budget/budget.tsx'
import { useBudgetSum } from '../../features/budget/use-budget-sum.ts'
import { budgetText as text } from '../../text/budget.ts'
import { ToolScreen } from '../tool-screen.tsx'

const SOURCES = [PRICES]

export function Component() {
  const sum = useBudgetSum()
  return (
    <ToolScreen text={text} plate="budget" sources={SOURCES} answer={sum && <BudgetSummary sum={sum} />}>
      <Budget />
    </ToolScreen>
  )
}
