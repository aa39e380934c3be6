import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { askSupport } from '../../entities/support/ask-support.ts'
import { dropHandover, readHandover } from '../../entities/support/handover.ts'
import type { Composed } from '../../entities/support/message-composer.tsx'
import { supportChatText as words } from '../../entities/support/support-chat-text.ts'
import { useLiveAnswer } from '../../entities/support/use-live-answer.ts'
import { supportEntity, useOutboxMessages } from '../../entities/support/use-outbox-messages.ts'
import { enqueueWrite } from '../../offline/write.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { Waiting } from './guest-chat.tsx'
import { HandoverNote } from './handover-note.tsx'
import { SupportConversation } from './support-conversation.tsx'
import { personText as text } from './support-person-text.ts'

/** The conversations of an account. The open one is in the URL; the latest opens by itself unless it is closed. */
export function AccountChat({ userId, draft }: { readonly userId: string; readonly draft: string }) {
  const config = usePageConfig()
  const [params, setParams] = useSearchParams()
  const list = useLiveAnswer(userId, () => askSupport(config, { action: 'list' }))
  const [fresh, setFresh] = useState<string>(() => crypto.randomUUID())
  const [isNew, setNew] = useState(() => draft !== '' || readHandover().length > 0)
  const known = list.answer?.kind === 'list' ? list.answer.conversations : []
  const latest = isNew ? undefined : known.find(({ state }) => state !== 'closed')
  const id = params.get('c') ?? latest?.id ?? fresh

  function open(next: string | null): void {
    setNew(next === null)
    if (next === null) setFresh(crypto.randomUUID())
    setParams({ person: '1', ...(next !== null && { c: next }) }, { preventScrollReset: true })
  }
  if (!list.answer && !list.refused) return <Waiting />
  return (
    <>
      {known.length > 0 && (
        <nav aria-label={text('earlier')} className="mt-6 flex flex-wrap items-center gap-2">
          {known.slice(0, 8).map((each) => (
            <Button
              key={each.id}
              size="sm"
              variant={each.id === id ? 'secondary' : 'outline'}
              aria-current={each.id === id ? 'true' : undefined}
              onClick={() => open(each.id)}
              className="max-w-60"
            >
              <bdi className="truncate">{each.topic}</bdi>
              <span className="text-soft">{words(`state.${each.state}`)}</span>
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={() => open(null)}>
            {text('new')}
          </Button>
        </nav>
      )}
      <OneChat
        key={id}
        id={id}
        isBegun={id !== fresh || known.some((each) => each.id === id)}
        draft={draft}
        onSent={list.reload}
      />
    </>
  )
}

type Props = {
  readonly id: string
  /** A new one is known to the server with its first message. */
  readonly isBegun: boolean
  readonly draft: string
  readonly onSent: () => void
}

function OneChat({ id, isBegun, draft, onSent }: Props) {
  const config = usePageConfig()
  const who = { conversation: id }
  const live = useLiveAnswer(isBegun ? id : null, () =>
    askSupport(config, { action: 'look', who, isSeen: document.visibilityState === 'visible' }),
  )
  const unsent = useOutboxMessages(id, () => {
    live.reload()
    onSent()
  })
  const [handover, setHandover] = useState(readHandover)
  const forget = (): void => setHandover((dropHandover(), []))

  async function write({ body, files }: Composed): Promise<void> {
    const copied = handover.length > 0 && { handover }
    const message = { id: crypto.randomUUID(), who, body, files, ...copied }
    const write = { entity: supportEntity(id), label: text('subject'), call: 'support-message', body: message } as const
    await enqueueWrite(write).then(forget, (error: unknown) =>
      toast.error(error instanceof Error ? error.message : words('unanswered')),
    )
  }
  return (
    <>
      {handover.length > 0 && <HandoverNote turns={handover} onDrop={forget} />}
      <SupportConversation
        who={who}
        live={live}
        unsent={unsent}
        handover={handover}
        startDraft={draft}
        onSend={(composed) => void write(composed)}
      />
    </>
  )
}
