import type { FormOnScreen, ScreenContext } from '@app/contracts/assistant'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { FollowUps } from './follow-ups.tsx'
import { formInWords } from './form-in-words.ts'
import { readForm } from './read-form.ts'

const OF_TRIP = ['start.calmer', 'start.rain', 'start.cost'] as const
const OF_FLIGHT = ['start.flight', 'start.clock', 'start.weather', 'start.visa'] as const
const OF_DELAY = ['start.owed', 'start.weather', 'start.clock'] as const
const OF_PLACE = ['start.weather', 'start.visa', 'start.safe', 'start.week'] as const
const OF_MONEY = ['start.worth', 'start.warm', 'start.holidays'] as const
const OF_ANY = ['start.delay', 'start.holidays', 'start.warm'] as const

type Props = { readonly screen: ScreenContext; readonly onAsk: (question: string) => void }

/** What people ask beside such a page, and what of it is known already. */
export function Starters({ screen, onAsk }: Props) {
  const { locale } = usePageConfig()
  const form = useForm(screen.path)
  const seen = form ? formInWords(form, locale) : ''
  return (
    <>
      <p className="max-w-[40ch] text-soft">{text('beside.empty')}</p>
      {seen !== '' && (
        <p className="mt-3 border-s-2 border-tide ps-3">
          <span className="chart-label caps block text-soft">{text('beside.seen')}</span>
          <span className="text-small font-medium">{seen}</span>
        </p>
      )}
      <FollowUps questions={startersFor(screen, form).map((key) => text(key))} onAsk={onAsk} />
    </>
  )
}

function startersFor({ tripId, cityId, country }: ScreenContext, form: FormOnScreen | null) {
  if (tripId !== undefined) return OF_TRIP
  if (form?.delayMinutes !== undefined) return OF_DELAY
  if (form?.airports) return OF_FLIGHT
  if (form?.currencies) return OF_MONEY
  return cityId !== undefined || country !== undefined || form?.to !== undefined ? OF_PLACE : OF_ANY
}

/** Read again whenever somebody may have changed it: not every picker says so. */
function useForm(path: string): FormOnScreen | null {
  const [form, setForm] = useState<FormOnScreen | null>(null)
  useEffect(() => {
    let isGone = false
    const read = (): void =>
      void readForm(path).then(
        (now) => isGone || setForm((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now)),
        () => undefined,
      )
    read()
    for (const event of ['change', 'focusin', 'click']) document.addEventListener(event, read)
    return () => {
      isGone = true
      for (const event of ['change', 'focusin', 'click']) document.removeEventListener(event, read)
    }
  }, [path])
  return form
}
