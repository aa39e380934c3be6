import type { SupportFile, SupportWho } from '@app/contracts/support/conversation'
import type { HandoverTurn, SupportChatResponse } from '@app/contracts/support/support-chat'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { saveFile } from '../../device/save-file.ts'
import { askSupport, type Refused } from '../../entities/support/ask-support.ts'
import { type Composed, MessageComposer } from '../../entities/support/message-composer.tsx'
import { MessageList } from '../../entities/support/message-list.tsx'
import { supportChatText as words } from '../../entities/support/support-chat-text.ts'
import { type UnsentMessage, withUnsent } from '../../entities/support/unsent-message.ts'
import { openFile, uploadAttachment } from '../../entities/support/upload-attachment.ts'
import type { Live } from '../../entities/support/use-live-answer.ts'
import { useSupportChannel } from '../../entities/support/use-support-channel.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RatingForm } from './rating-form.tsx'
import { personText as text } from './support-person-text.ts'

export type Looked = Extract<SupportChatResponse, { kind: 'conversation' }>

const VISITOR = { side: 'visitor', name: '' } as const

type Props = {
  readonly who: SupportWho
  readonly live: Live<SupportChatResponse>
  readonly unsent: readonly UnsentMessage[]
  readonly handover: readonly HandoverTurn[]
  readonly startDraft: string
  readonly onSend: (composed: Composed) => void
  readonly tools?: ReactNode
}

/** One conversation with the team. Before its first message there is nothing to show but the field. */
export function SupportConversation({ who, live, unsent, handover, startDraft, onSend, tools }: Props) {
  const config = usePageConfig()
  const [draft, setDraft] = useState(startDraft)
  const looked = live.answer?.kind === 'conversation' ? live.answer : null
  const conversation = looked?.conversation ?? null
  const { other, tellTyping } = useSupportChannel(conversation?.channel ?? null, VISITOR, live.reload)
  const messages = withUnsent(conversation?.messages ?? [], unsent)
  const end = useScrollToNewest(messages.length)

  async function open(file: SupportFile): Promise<void> {
    const answer = await askSupport(config, { action: 'file', who, file: file.id })
    if (answer.kind === 'file') openFile(config, answer.path)
    else tellRefusal(answer)
  }
  async function rate(rating: number, note: string): Promise<string | null> {
    const answer = await askSupport(config, { action: 'rate', who, rating, note })
    live.reload()
    return answer.kind === 'refused' ? answer.message : null
  }
  return (
    <div className="mt-6 grid gap-6">
      {conversation && conversation.messages.length > 0 && (
        <ConversationHead conversation={conversation} who={who}>
          {tools}
        </ConversationHead>
      )}
      <MessageList messages={messages} me="visitor" onOpenFile={(file) => void open(file)} />
      <div ref={end} />
      <Presence looked={looked} other={other} />
      {conversation?.state === 'closed' && (
        <div>
          <p>{text('closed')}</p>
          <RatingForm key={conversation.rating} rating={conversation.rating} onRate={rate} />
        </div>
      )}
      <MessageComposer
        id="support-message"
        label={messages.length === 0 ? text('new.hint') : words('message')}
        draft={draft}
        onDraft={setDraft}
        onTyping={tellTyping}
        mayBeEmpty={handover.length > 0}
        upload={(file, id) => uploadAttachment(config, { side: 'visitor', id, ...who }, file)}
        onSend={onSend}
      />
    </div>
  )
}

function tellRefusal(answer: SupportChatResponse | Refused): void {
  if (answer.kind === 'refused') toast.error(answer.message)
}

type HeadProps = {
  readonly conversation: Looked['conversation']
  readonly who: SupportWho
  readonly children: ReactNode
}

function ConversationHead({ conversation, who, children }: HeadProps) {
  const config = usePageConfig()
  async function save(): Promise<void> {
    const answer = await askSupport(config, { action: 'transcript', who })
    if (answer.kind === 'transcript') saveFile(new Blob([answer.text], { type: 'text/plain' }), answer.fileName)
    else tellRefusal(answer)
  }
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3">
      <h2 dir="auto" className="min-w-0 flex-1 basis-full text-title wrap-anywhere">
        {conversation.topic}
      </h2>
      <Badge tone={conversation.state === 'waiting' ? 'tide' : 'neutral'}>{words(`state.${conversation.state}`)}</Badge>
      <Button variant="ghost" size="sm" onClick={() => void save()}>
        {text('transcript')}
      </Button>
      {children}
    </header>
  )
}

type PresenceProps = {
  readonly looked: Looked | null
  readonly other: ReturnType<typeof useSupportChannel>['other']
}

function Presence({ looked, other }: PresenceProps) {
  const name = other.name || words('you')
  return (
    <p role="status" className="min-h-6 text-small text-soft">
      {other.isTyping && words('typing', { name })}
      {!other.isTyping && other.isHere && words('here', { name })}
      {!other.isTyping && !other.isHere && looked && awayText(looked)}
    </p>
  )
}

function awayText({ isStaffed, email }: Looked): string {
  if (isStaffed) return text('staffed')
  return email ? text('away', { email }) : text('away.unknown')
}

/** Only when one is added: the first ones were there when the page opened. */
function useScrollToNewest(count: number) {
  const end = useRef<HTMLDivElement>(null)
  const shown = useRef(count)
  useEffect(() => {
    if (count > shown.current && shown.current > 0) end.current?.scrollIntoView({ block: 'nearest' })
    shown.current = count
  }, [count])
  return end
}
