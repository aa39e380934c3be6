import { DAILY_LIMITS, nextResetMs } from '@app/domain/usage-limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import type { Unanswered } from '../../../entities/conversation/conversation.ts'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { useOnline } from '../../../offline/use-online.ts'
import { writeMoment } from '../../../text/write-moment.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { assistantText as text } from '../assistant-text.ts'
import { QuestionLine } from './turn-view.tsx'

type Props = {
  readonly unanswered: Unanswered
  /** The question is already shown as the title. */
  readonly isTitled: boolean
  readonly onAgain: () => void
}

/** A question without an answer: why, and what to do next. */
export function UnansweredNote({ unanswered, isTitled, onAgain }: Props) {
  const { kind, question } = unanswered
  const isOffline = !useOnline() && (kind === 'failed' || kind === 'plan-offline')
  useAskAgainOnline(isOffline, onAgain)
  return (
    <li className="scroll-mt-24">
      {!isTitled && <QuestionLine>{question}</QuestionLine>}
      <div className={`border-t border-line pt-4 ${isTitled ? '' : 'mt-4'}`} role="status">
        {unanswered.kind === 'used-up' ? (
          <UsedUp unanswered={unanswered} />
        ) : (
          <>
            <p className="font-display text-lead leading-tight">{text(`${unanswered.kind}.title`)}</p>
            <p className="mt-1 max-w-[60ch] text-soft">
              {text(isOffline && kind === 'failed' ? 'failed.offline' : `${unanswered.kind}.text`)}
            </p>
          </>
        )}
        {kind !== 'used-up' && (
          <Button variant="outline" size="sm" className="mt-4" onClick={onAgain}>
            {text('again')}
          </Button>
        )}
      </div>
    </li>
  )
}

function useAskAgainOnline(isOffline: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!isOffline && wasOffline.current) askNow()
    wasOffline.current = isOffline
  }, [isOffline])
}

type Refused = Extract<Unanswered, { kind: 'used-up' }>

function UsedUp({ unanswered: { type, limit, resetsAt } }: { readonly unanswered: Refused }) {
  const { locale } = usePageConfig()
  const { user } = useAuth()
  const [tonightMs] = useState(() => nextResetMs(Date.now()))
  const time = writeMoment(Date.parse(resetsAt ?? '') || tonightMs, locale)
  return (
    <>
      <p className="font-display text-lead leading-tight">{text('limit.title')}</p>
      <p className="mt-1 max-w-[60ch]">
        {text(type === 'itinerary_generations' ? 'limit.plan' : 'limit.text', {
          limit: String(limit ?? DAILY_LIMITS[type]),
          time,
        })}
      </p>
      <ButtonLink to={user ? '/pricing' : '/auth?tab=sign-up'} variant="outline" size="sm" className="mt-4">
        {text(user ? 'limit.plans' : 'limit.sign-in')}
      </ButtonLink>
    </>
  )
}
