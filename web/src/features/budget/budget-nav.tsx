import { PartsNav } from '../../ui/parts-nav.tsx'
import { estimateText as text } from './estimate/estimate-text.ts'

const PATHS = {
  estimate: '/budget',
  spending: '/budget/spending',
  own: '/budget/own-figures',
} as const

export function BudgetNav({ here }: { readonly here: keyof typeof PATHS }) {
  return <PartsNav label={text('nav')} paths={PATHS} here={here} nameOf={(part) => text(`nav.${part}`)} />
}
