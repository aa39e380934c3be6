import { useState } from 'react'
import { useNavigate } from 'react-router'

import { textOf as wordsOf, type Turn } from '../../entities/conversation/conversation.ts'
import { dropHandover, keepHandover } from '../../entities/support/handover.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { handOverText as text } from './hand-over-text.ts'

type Props = { readonly turns: readonly Turn[]; readonly onClose: () => void }

const MOST_TURNS = 30
const LONGEST_QUESTION = 4000
const LONGEST_ANSWER = 20_000

/** Nothing is copied without this yes, and only what is ticked. */
export function HandOverDialog({ turns, onClose }: Props) {
  const navigate = useNavigate()
  const offered = turns.slice(-MOST_TURNS)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = offered.filter(({ id }) => !left.has(id))

  function go(copied: readonly Turn[]): void {
    if (copied.length === 0) dropHandover()
    else
      keepHandover(
        copied.map(({ question, answer }) => ({
          question: question.slice(0, LONGEST_QUESTION),
          answer: wordsOf(answer).slice(0, LONGEST_ANSWER),
        })),
      )
    onClose()
    void navigate('/chat-with-us?person=1')
  }
  function toggle(id: string, isChosen: boolean): void {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('title')}
      description={text('description')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={() => go([])}>
            {text('without')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => go(chosen)}>
            {text(chosen.length === 1 ? 'yes.one' : 'yes', { count: String(chosen.length) })}
          </Button>
        </div>
      }
    >
      <fieldset>
        <legend className="font-semibold">{text('list')}</legend>
        <ul className="mt-2 grid gap-3">
          {offered.map((turn) => (
            <OneTurn key={turn.id} turn={turn} isChosen={!left.has(turn.id)} onToggle={toggle} />
          ))}
        </ul>
      </fieldset>
    </Dialog>
  )
}

type TurnProps = {
  readonly turn: Turn
  readonly isChosen: boolean
  readonly onToggle: (id: string, isChosen: boolean) => void
}

function OneTurn({ turn, isChosen, onToggle }: TurnProps) {
  return (
    <li className="border-t border-line pt-3">
      <Checkbox
        id={`copy-${turn.id}`}
        label={turn.question}
        checked={isChosen}
        onCheckedChange={(isNowChosen) => onToggle(turn.id, isNowChosen)}
      />
      <p dir="auto" className="mt-1 line-clamp-2 text-small text-soft wrap-anywhere">
        {wordsOf(turn.answer)}
      </p>
    </li>
  )
}
