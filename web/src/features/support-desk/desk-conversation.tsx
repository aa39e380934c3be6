import type { SupportFile } from '@app/contracts/support/conversation'
import type { StaffConversation, StaffSupportRequest, StaffSupportResponse } from '@app/contracts/support/staff-support'
import { useEffect, useEffectEvent } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { saveFile } from '../../device/save-file.ts'
import { askDesk } from '../../entities/support/ask-support.ts'
import { MessageList } from '../../entities/support/message-list.tsx'
import { supportChatText as words } from '../../entities/support/support-chat-text.ts'
import { withUnsent } from '../../entities/support/unsent-message.ts'
import { openFile } from '../../entities/support/upload-attachment.ts'
import { useLiveAnswer } from '../../entities/support/use-live-answer.ts'
import { useOutboxMessages } from '../../entities/support/use-outbox-messages.ts'
import { useSupportChannel } from '../../entities/support/use-support-channel.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { ConversationFacts } from './conversation-facts.tsx'
import { DeskComposer } from './desk-composer.tsx'
import { DeskNotes } from './desk-notes.tsx'
import { deskText as text } from './desk-text.ts'
import { TranslateButton } from './translate-button.tsx'

type Props = {
  readonly id: string
  /** Counts what the inbox heard. */
  readonly changes: number
  readonly onBack: () => void
  readonly onChanged: () => void
}

export function DeskConversation({ id, changes, onBack, onChanged }: Props) {
  const config = usePageConfig()
  const live = useLiveAnswer(id, () => askDesk(config, { action: 'open', conversation: id }))
  const again = useEffectEvent(live.reload)
  useEffect(() => {
    if (changes > 0) again()
  }, [changes])
  const opened = live.answer?.kind === 'conversation' ? live.answer : null

  async function act(wish: StaffSupportRequest): Promise<void> {
    const answer = await askDesk(config, wish)
    if (answer.kind === 'refused') toast.error(answer.message)
    live.reload()
    onChanged()
  }
  return (
    <div className="min-w-0">
      <Button variant="ghost" size="sm" className="mb-3 lg:hidden" onClick={onBack}>
        {text('back')}
      </Button>
      {opened && <Opened opened={opened} reload={live.reload} act={act} />}
      {!opened && live.refused && <ErrorState heading="h3" text={live.refused.message} onRetry={live.reload} />}
      {!opened && !live.refused && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </div>
  )
}

type OpenedProps = {
  readonly opened: Extract<StaffSupportResponse, { kind: 'conversation' }>
  readonly reload: () => void
  readonly act: (wish: StaffSupportRequest) => Promise<void>
}

function Opened({ opened, reload, act }: OpenedProps) {
  const config = usePageConfig()
  const { conversation, team, canTranslate } = opened
  const { id } = conversation
  const unsent = useOutboxMessages(id, reload)
  const { other, tellTyping } = useSupportChannel(conversation.channel, { side: 'staff', name: useFirstName() }, reload)

  async function open(file: SupportFile): Promise<void> {
    const answer = await askDesk(config, { action: 'file', file: file.id })
    if (answer.kind === 'file') openFile(config, answer.path)
    else if (answer.kind === 'refused') toast.error(answer.message)
  }
  async function save(): Promise<void> {
    const answer = await askDesk(config, { action: 'transcript', conversation: id })
    if (answer.kind === 'transcript') saveFile(new Blob([answer.text], { type: 'text/plain' }), answer.fileName)
    else if (answer.kind === 'refused') toast.error(answer.message)
  }
  return (
    <div className="grid gap-6">
      <ConversationFacts conversation={conversation} team={team} act={act} onSave={() => void save()} />
      <MessageList
        messages={withUnsent(conversation.messages, unsent)}
        me="staff"
        visitorName={conversation.person}
        onOpenFile={(file) => void open(file)}
        {...(canTranslate && {
          extra: (message) =>
            message.author === 'visitor' && !message.unsent && <TranslateButton message={message.id} />,
        })}
      />
      <p role="status" className="min-h-6 text-small text-soft">
        {presenceOf(conversation, other)}
      </p>
      <DeskNotes notes={conversation.notes} />
      <DeskComposer conversation={conversation} onTyping={tellTyping} onSent={reload} />
    </div>
  )
}

function presenceOf(
  { person }: StaffConversation,
  { isHere, isTyping }: { isHere: boolean; isTyping: boolean },
): string {
  if (isTyping) return words('typing', { name: person })
  return isHere ? words('here', { name: person }) : ''
}

/** As the server signs answers: the first name, when there is one. */
function useFirstName(): string {
  const { user } = useAuth()
  const name: unknown = user?.user_metadata['full_name']
  return (typeof name === 'string' && name.trim().split(/\s+/)[0]) || text('team')
}
