import type { StaffConversation } from '@app/contracts/support/staff-support'
import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { type Composed, MessageComposer } from '../../entities/support/message-composer.tsx'
import { supportChatText as words } from '../../entities/support/support-chat-text.ts'
import { uploadAttachment } from '../../entities/support/upload-attachment.ts'
import { supportEntity } from '../../entities/support/use-outbox-messages.ts'
import { enqueueWrite } from '../../offline/write.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { deskText as text } from './desk-text.ts'
import { ReadyAnswers } from './ready-answers.tsx'

type Props = {
  readonly conversation: StaffConversation
  readonly onTyping: () => void
  readonly onSent: () => void
}

/** An answer, or a note for the team. Both go through the outbox: a server that restarts loses neither. */
export function DeskComposer({ conversation: { id, person }, onTyping, onSent }: Props) {
  const config = usePageConfig()
  const [isNote, setNote] = useState(false)
  const [draft, setDraft] = useState('')
  const [isChoosing, setChoosing] = useState(false)

  async function send({ body, files }: Composed): Promise<void> {
    const message = { id: crypto.randomUUID(), conversation: id, body, files, isNote }
    const label = text('sent-as', { person })
    const write = { entity: supportEntity(id), label, call: 'support-reply', body: message } as const
    await enqueueWrite(write).then(onSent, (error: unknown) => {
      setDraft(body)
      toast.error(error instanceof Error ? error.message : words('unanswered'))
    })
  }
  return (
    <div className={isNote ? 'border-s-2 border-sun-deep ps-4' : ''}>
      <KindChoice isNote={isNote} onChange={setNote} />
      <MessageComposer
        id="desk-message"
        label={text(isNote ? 'note' : 'answer')}
        {...(isNote && { sendLabel: text('note.send'), hasFiles: false })}
        draft={draft}
        onDraft={setDraft}
        onTyping={isNote ? () => undefined : onTyping}
        upload={(file, fileId) => uploadAttachment(config, { side: 'staff', id: fileId, conversation: id }, file)}
        onSend={(composed) => void send(composed)}
      >
        {isNote ? (
          <p className="text-small text-soft">{text('note.hint')}</p>
        ) : (
          <Button variant="ghost" onClick={() => setChoosing(true)}>
            {text('ready')}
          </Button>
        )}
      </MessageComposer>
      {isChoosing && (
        <ReadyAnswers
          onClose={() => setChoosing(false)}
          onUse={(body) => {
            setDraft((before) => (before.trim() === '' ? body : `${before.trimEnd()}\n\n${body}`))
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}

function KindChoice({ isNote, onChange }: { readonly isNote: boolean; readonly onChange: (isNote: boolean) => void }) {
  return (
    <fieldset className="mb-3">
      <legend className="sr-only">{text('kind')}</legend>
      <div className="flex flex-wrap gap-1">
        {[false, true].map((each) => (
          <Button
            key={String(each)}
            size="sm"
            variant={each === isNote ? 'secondary' : 'ghost'}
            aria-pressed={each === isNote}
            onClick={() => onChange(each)}
          >
            {text(each ? 'kind.note' : 'kind.answer')}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
