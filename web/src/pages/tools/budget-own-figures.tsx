import { BudgetNav } from '../../features/budget/budget-nav.tsx'
import { BudgetSummary } from '../../features/budget/budget-summary.tsx'
import { Budget } from '../../features/budget/budget.tsx'
import { ownFiguresText as text } from '../../features/budget/own-figures-text.ts'
import { useBudgetSum } from '../../features/budget/use-budget-sum.ts'
import { PRICES } from '../../features/tool-page/tool-sources.ts'
import { ToolScreen } from '../tool-screen.tsx'

const SOURCES = [PRICES]

export function Component() {
  const sum = useBudgetSum()
  return (
    <ToolScreen
      text={text}
      nav={<BudgetNav here="own" />}
      illustration="budget"
      sources={SOURCES}
      answer={sum && <BudgetSummary sum={sum} />}
    >
      <Budget />
    </ToolScreen>
  )
}
