import { addDays } from '@app/domain/kernel'
import { useState } from 'react'

import { currentUserId } from '../../api/session/current-user-id.ts'
import { today } from '../../device/today.ts'
import { insertClaim } from '../../entities/flight-claim/write-claims.ts'
import { requireSignIn } from '../../entities/traveller/session/require-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { claimText as text } from './delay-claim-text.ts'
import type { AnsweredClaim } from './delay-claim.ts'
import { questionPath } from './delay-question.ts'

/** A letter is written within days, or not at all. */
const FIRST_REMINDER_DAYS = 3

/** Keeps the claim with the account: how far it is, and when to look again. */
export function TrackClaim({ claim }: { claim: AnsweredClaim }) {
  const [tracked, setTracked] = useState('')
  const path = questionPath(claim.question)
  async function track(): Promise<void> {
    if (currentUserId() === null && !(await requireSignIn(text('claim.track.feature')))) return
    await insertClaim(rowOf(claim, path, crypto.randomUUID()))
    setTracked(path)
  }
  const isTracked = tracked === path
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      {!isTracked && (
        <Button
          variant="outline"
          onClick={() => {
            track().catch((error: unknown) => toast.error(error instanceof Error ? error.message : ''))
          }}
        >
          {text('claim.track')}
        </Button>
      )}
      <span role="status" className="text-small text-soft">
        {isTracked && (
          <>
            {text('claim.track.done')}{' '}
            <a href="#claims" className="inline-flex min-h-11 items-center text-tide underline">
              {text('claim.track.see')}
            </a>
          </>
        )}
      </span>
    </div>
  )
}

function rowOf({ question, from, to, report }: AnsweredClaim, path: string, id: string) {
  const best = report.best.value
  const amount = best.kind === 'owed' ? best.amount : null
  return {
    id,
    title: [`${from.city} – ${to.city}`, question.date].filter(Boolean).join(', ').slice(0, 200),
    path,
    law: best.law,
    amount_minor: amount?.minorUnits ?? null,
    currency: amount?.currency ?? null,
    flight_date: question.date || null,
    state: 'drafted' as const,
    remind_on: addDays(today(), FIRST_REMINDER_DAYS),
    note: null,
  }
}
