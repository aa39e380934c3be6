import { BudgetNav } from '../../features/budget/budget-nav.tsx'
import { spendingText as text } from '../../features/budget/spending/spending-text.ts'
import { Spending } from '../../features/budget/spending/spending.tsx'
import { ToolScreen } from '../tool-screen.tsx'

export function Component() {
  return (
    <ToolScreen text={text} nav={<BudgetNav here="spending" />} illustration="budget" shape="full">
      <Spending />
    </ToolScreen>
  )
}
