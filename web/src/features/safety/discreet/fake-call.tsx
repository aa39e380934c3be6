import { Suspense, useEffect, useEffectEvent, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useStoredValue } from '../../../device/storage/use-stored-value.ts'
import { formatDuration } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { part } from '../../../ui/deferred/part.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { MissingPart } from '../../../ui/states/missing-part.tsx'
import { discreetText as text } from './discreet-text.ts'

const CallScreen = part(async () => (await import('./call-screen.tsx')).CallScreen, MissingPart)

const DELAYS = ['0', '10', '60', '300'] as const
const LONGEST_NAME = 40

/** The caller is stored, because there is no time to type when it is needed. */
export function FakeCall() {
  const [caller, keepCaller] = useStoredValue('fake-caller', readCaller)
  const [delay, setDelay] = useState<string>(DELAYS[1])
  const [left, setLeft] = useState<number | null>(null)
  const tick = useEffectEvent(() => setLeft((seconds) => (seconds === null ? null : Math.max(0, seconds - 1))))
  const isWaiting = left !== null && left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => tick(), 1000)
    const release = keepScreenOn()
    return () => {
      clearInterval(timer)
      release()
    }
  }, [isWaiting])
  return (
    <section aria-labelledby="fake-call">
      <h2 id="fake-call" className="text-title">
        {text('title')}
      </h2>
      <p className="mt-2 text-soft">{text('text')}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field id="caller" label={text('call.caller')}>
          <Input
            id="caller"
            value={caller}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ currentTarget }) => keepCaller(currentTarget.value)}
          />
        </Field>
        <Field id="call-when" label={text('call.when')}>
          <Select
            id="call-when"
            value={delay}
            options={DELAYS.map((value) => ({ value, label: text(`call.when.${value}`) }))}
            onChange={({ currentTarget }) => setDelay(currentTarget.value)}
          />
        </Field>
      </div>
      <Waiting left={isWaiting ? left : null} onStart={() => setLeft(Number(delay))} onCancel={() => setLeft(null)} />
      <p className="mt-4 text-small text-soft">{text('exit.text')}</p>
      {left === 0 && (
        <Suspense fallback={null}>
          <CallScreen caller={caller.trim() || text('call.caller.default')} onClose={() => setLeft(null)} />
        </Suspense>
      )}
    </section>
  )
}

type WaitingProps = { readonly left: number | null; readonly onStart: () => void; readonly onCancel: () => void }

function Waiting({ left, onStart, onCancel }: WaitingProps) {
  const { locale } = usePageConfig()
  if (left === null) {
    return (
      <Button variant="outline" className="mt-4" onClick={onStart}>
        {text('call.start')}
      </Button>
    )
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="timer" className="font-medium">
        {text('call.waiting', { time: timeLeft(left, locale) })}
      </p>
      <Button variant="outline" size="sm" onClick={onCancel}>
        {text('call.cancel')}
      </Button>
    </div>
  )
}

function timeLeft(seconds: number, locale: string): string {
  if (seconds >= 60) return formatDuration(Math.ceil(seconds / 60), locale)
  return new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds)
}

/** A phone that goes to sleep stops the clock of the page. */
function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  const asked = navigator.wakeLock.request('screen').catch(() => null)
  return () => void asked.then((lock) => lock?.release()).catch(() => undefined)
}

function readCaller(stored: unknown): string {
  return typeof stored === 'string' ? stored.slice(0, LONGEST_NAME) : text('call.caller.default')
}
