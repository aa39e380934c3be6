import { Link } from 'react-router'

import { estimateText as text } from './estimate/estimate-text.ts'

export const BUDGET_PAGES = ['estimate', 'spending', 'own'] as const
export type BudgetPage = (typeof BUDGET_PAGES)[number]

const PATHS: Readonly<Record<BudgetPage, string>> = {
  estimate: '/budget',
  spending: '/budget/spending',
  own: '/budget/own-figures',
}

/** The parts of the budget tool, each with an address of its own. */
export function BudgetNav({ here }: { readonly here: BudgetPage }) {
  return (
    <nav aria-label={text('nav')} className="overflow-x-auto">
      <ul className="flex gap-x-6 border-b border-line">
        {BUDGET_PAGES.map((page) => (
          <li key={page}>
            <Link
              to={PATHS[page]}
              {...(page === here && { 'aria-current': 'page' as const })}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-soft no-underline hover:text-ink aria-[current]:border-tide aria-[current]:text-tide"
            >
              {text(`nav.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
