import { useEffect, useState, useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { askSupport } from '../../entities/support/ask-support.ts'
import { dropHandover, readHandover } from '../../entities/support/handover.ts'
import type { Composed } from '../../entities/support/message-composer.tsx'
import { useLiveAnswer } from '../../entities/support/use-live-answer.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { GuestDoor } from './guest-door.tsx'
import { changeGuest, type Guest, listenToGuest, readGuest, takeTokenFromHash } from './guest-store.ts'
import { HandoverNote } from './handover-note.tsx'
import { sendWaiting } from './send-waiting.ts'
import { SupportConversation } from './support-conversation.tsx'
import { personText as text } from './support-person-text.ts'

export function GuestChat({ draft }: { readonly draft: string }) {
  const guest = useSyncExternalStore(listenToGuest, readGuest, () => null)
  // Another link of a mail may be followed while the page is open.
  useEffect(() => {
    addEventListener('hashchange', takeTokenFromHash)
    return () => removeEventListener('hashchange', takeTokenFromHash)
  }, [])
  return guest ? <OpenGuestChat key={guest.token} guest={guest} draft={draft} /> : <GuestDoor />
}

function OpenGuestChat({ guest, draft }: { readonly guest: Guest; readonly draft: string }) {
  const config = usePageConfig()
  const who = { token: guest.token }
  const live = useLiveAnswer(guest.token, () =>
    askSupport(config, { action: 'look', who, isSeen: document.visibilityState === 'visible' }),
  )
  const [handover, setHandover] = useState(readHandover)
  const send = useSendWaiting(guest, live.reload)
  const forget = (): void => setHandover((dropHandover(), []))

  function write({ body, files }: Composed): void {
    const copied = handover.length > 0 && { handover: [...handover] }
    const at = new Date().toISOString()
    const message = { id: crypto.randomUUID(), body, files: [...files], at, problem: null, ...copied }
    changeGuest((before) => before && { ...before, waiting: [...before.waiting, message] })
    forget()
    send()
  }
  async function leave(): Promise<void> {
    await askSupport(config, { action: 'leave', who })
    changeGuest(() => null)
    toast.info(text('guest.left'))
  }
  if (live.refused?.code === 'support_not_found') return <Gone />
  if (!live.answer && !live.refused) return <Waiting />
  const unsent = guest.waiting.map(({ id, body, at, problem }) => ({ id, body, at, problem }))
  return (
    <>
      {handover.length > 0 && <HandoverNote turns={handover} onDrop={forget} />}
      <SupportConversation
        who={who}
        live={live}
        unsent={unsent}
        handover={handover}
        startDraft={draft}
        onSend={write}
        tools={
          <Button variant="ghost" size="sm" onClick={() => void leave()}>
            {text('guest.leave')}
          </Button>
        }
      />
    </>
  )
}

const AGAIN_MS = 4_000

/** At once, when the network is back, and every few seconds while something waits. */
function useSendWaiting({ waiting }: Guest, onSent: () => void): () => void {
  const config = usePageConfig()
  const [round, setRound] = useState(0)
  const isWaiting = waiting.some(({ problem }) => problem === null)
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async (): Promise<void> => {
      clearTimeout(timer)
      const isLeft = await sendWaiting(config, onSent)
      if (isLeft) timer = setTimeout(() => void send(), AGAIN_MS)
    }
    const now = (): void => void send()
    now()
    addEventListener('online', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', now)
    }
  }, [config, isWaiting, round, onSent])
  return () => setRound((before) => before + 1)
}

export function Waiting() {
  return (
    <div className="mt-6">
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    </div>
  )
}

function Gone() {
  return (
    <div className="mt-6">
      <ErrorState
        title={text('gone.title')}
        text={text('gone.text')}
        action={<Button onClick={() => changeGuest(() => null)}>{text('gone.action')}</Button>}
      />
    </div>
  )
}
