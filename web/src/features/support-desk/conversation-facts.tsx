import type { StaffConversation, StaffSupportRequest, TeamMember } from '@app/contracts/support/staff-support'
import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { supportChatText as words } from '../../entities/support/support-chat-text.ts'
import { formatMoment } from '../../text/format-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { deskText as text } from './desk-text.ts'

type Props = {
  readonly conversation: StaffConversation
  readonly team: readonly TeamMember[]
  readonly act: (wish: StaffSupportRequest) => Promise<void>
  readonly onSave: () => void
}

/** Who it is, who answers, and what can be done with the conversation. */
export function ConversationFacts({ conversation, team, act, onSave }: Props) {
  const [isClosing, setClosing] = useState(false)
  const { id, topic, isGuest, state, assignedTo } = conversation
  return (
    <header className="grid gap-3 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 dir="auto" className="min-w-0 flex-1 basis-full text-title wrap-anywhere">
          {topic}
        </h3>
        <Badge tone={state === 'open' ? 'sun' : 'neutral'}>{words(`state.${state}`)}</Badge>
        {isGuest && <Badge>{text('guest')}</Badge>}
      </div>
      <Person conversation={conversation} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-52 flex-1">
          <Field id="assign" label={text('assign')}>
            <Select
              id="assign"
              value={assignedTo ?? ''}
              onChange={({ target }) => void act({ action: 'assign', conversation: id, to: target.value || null })}
              options={[
                { value: '', label: text('assigned.none') },
                ...team.map(({ id: value, name }) => ({ value, label: name })),
              ]}
            />
          </Field>
        </div>
        <Button variant="outline" onClick={onSave}>
          {text('transcript')}
        </Button>
        {state === 'closed' ? (
          <Button variant="outline" onClick={() => void act({ action: 'reopen', conversation: id })}>
            {text('reopen')}
          </Button>
        ) : (
          <Button variant="outline" onClick={() => setClosing(true)}>
            {text('close')}
          </Button>
        )}
      </div>
      {isClosing && (
        <CloseQuestion
          onAnswer={(isYes) => {
            setClosing(false)
            if (isYes) void act({ action: 'close', conversation: id })
          }}
        />
      )}
    </header>
  )
}

function Person({ conversation }: Pick<Props, 'conversation'>) {
  const { locale } = usePageConfig()
  const { person, email, rating, ratingNote, visitorSeenAt } = conversation
  return (
    <>
      <p className="text-small text-soft">
        <bdi className="wrap-anywhere">{person === email ? email : `${person}, ${email}`}</bdi>
        <br />
        {visitorSeenAt ? text('seen', { time: formatMoment(visitorSeenAt, locale) }) : text('seen.never')}
      </p>
      {rating !== null && (
        <p>
          {text('rating', { rating: String(rating) })}
          {ratingNote && <bdi className="block text-soft wrap-anywhere">{ratingNote}</bdi>}
        </p>
      )}
    </>
  )
}

function CloseQuestion({ onAnswer }: { readonly onAnswer: (isYes: boolean) => void }) {
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      size="sm"
      title={text('close.title')}
      description={text('close.text')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={() => onAnswer(false)}>
            {text('close.no')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{text('close.yes')}</Button>
        </div>
      }
    />
  )
}
