import type { CalledTool } from '@app/contracts/assistant'
import type { ComponentType } from 'react'
import type { z } from 'zod'

import { CardBoundary } from './card-boundary.tsx'
import { CARDS } from './cards.ts'
import { useCardWords } from './use-card-words.ts'

type AnyCard = { readonly schema: z.ZodType; readonly View: ComponentType<{ card: unknown; input: unknown }> }

/** What a tool found, as the thing itself. Cards are kept for months: one that no longer fits says so, and no more. */
export function Card({ call }: { readonly call: CalledTool }) {
  if (call.result.kind !== 'found') return null
  if (!hasCard(call.tool)) return <BrokenCard />
  // The schema that reads the card stands beside the view that shows it.
  const { schema, View } = CARDS[call.tool] as unknown as AnyCard
  const read = schema.safeParse(call.result.card)
  if (!read.success) return <BrokenCard />
  return (
    <CardBoundary instead={<BrokenCard />}>
      <View card={read.data} input={call.input} />
    </CardBoundary>
  )
}

function hasCard(tool: string): tool is keyof typeof CARDS {
  return Object.hasOwn(CARDS, tool)
}

function BrokenCard() {
  const { text } = useCardWords()
  return (
    <p className="border-s-2 border-edge ps-4 text-small text-soft">
      <span className="block font-semibold text-ink">{text('broken.title')}</span>
      {text('broken.text')}
    </p>
  )
}
