import type { FormOnScreen, ScreenContext } from '@app/contracts/assistant'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { assistantText as text } from './assistant-text.ts'
import { describeForm, readForm } from './page-context.ts'
import { FollowUps } from './turn/follow-ups.tsx'

const OF_TRIP = ['start.calmer', 'start.rain', 'start.cost'] as const
const OF_FLIGHT = ['start.flight', 'start.clock', 'start.weather', 'start.visa'] as const
const OF_DELAY = ['start.owed', 'start.weather', 'start.clock'] as const
const OF_PLACE = ['start.weather', 'start.visa', 'start.safe', 'start.week'] as const
const OF_MONEY = ['start.worth', 'start.warm', 'start.holidays'] as const
const OF_ANY = ['start.delay', 'start.holidays', 'start.warm'] as const

type Props = { readonly screen: ScreenContext; readonly onAsk: (question: string) => void }

/** Suggested questions for the page, and what the assistant already knows from its form. */
export function Starters({ screen, onAsk }: Props) {
  const { locale } = usePageConfig()
  const form = useForm(screen.path)
  const known = form ? describeForm(form, locale) : ''
  return (
    <>
      <p className="max-w-[40ch] text-soft">{text('beside.empty')}</p>
      {known !== '' && (
        <p className="mt-3 border-s-2 border-tide ps-3">
          <span className="chart-label caps block text-soft">{text('beside.seen')}</span>
          <span className="text-small font-medium">{known}</span>
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

/** Read again on every interaction, because not every picker reports a change. */
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
