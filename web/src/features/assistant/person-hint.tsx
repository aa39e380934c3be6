import { useState } from 'react'
import { Link } from 'react-router'

import type { LiveTurn, Turn } from '../../entities/conversation/conversation.ts'
import { useConversations } from '../../entities/conversation/conversations.ts'
import { PERSON, readPersonWish } from '../../entities/support/wants-person.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { handOverText as text } from './hand-over-text.ts'

const REFUND = /\b(?:refund\w*|money back|charged)\b/i

type Props = { readonly turn: Turn | LiveTurn }

/** Before the answer to "Can I talk to somebody about a refund?": the article, and the way to a person. */
export function PersonHint({ turn }: Props) {
  const all = useConversations().turns
  const turns = 'answer' in turn ? (all[turn.conversationId] ?? [turn]) : []
  const [isOpen, setOpen] = useState(false)
  const { rest } = readPersonWish(turn.question)
  return (
    <aside className="mb-4 border-s-2 border-tide bg-tide-wash py-3 ps-4 pe-4">
      <p className="font-semibold">{text('hint.title')}</p>
      <p className="mt-1 text-small">{text('hint.text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {turns.length > 0 ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text('hint.action')}
          </Button>
        ) : (
          <ButtonLink size="sm" to={PERSON}>
            {text('hint.action')}
          </ButtonLink>
        )}
        <Link
          to={
            REFUND.test(rest)
              ? '/help-center/refunds'
              : `/help-center?${new URLSearchParams({ search: rest }).toString()}`
          }
          className="inline-flex min-h-11 items-center text-tide"
        >
          {text(REFUND.test(rest) ? 'hint.refund' : 'hint.search')}
        </Link>
      </div>
      {isOpen && <HandOverDialog turns={turns} onClose={() => setOpen(false)} />}
    </aside>
  )
}
