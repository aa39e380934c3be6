import Phone from 'lucide-react/icons/phone'
import PhoneOff from 'lucide-react/icons/phone-off'
import { useEffect, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { FullScreen } from '../../../ui/overlay/full-screen.tsx'
import { discreetText as text } from './discreet-text.ts'
import { ring } from './ring.ts'

type Props = { readonly caller: string; readonly onClose: () => void }

/** Looks like a call to someone who glances at it; it rings until it is answered or declined. */
export function CallScreen({ caller, onClose }: Props) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const isAnswered = seconds !== null
  useEffect(() => {
    if (!isAnswered) return ring()
    const timer = setInterval(() => setSeconds((passed) => (passed ?? 0) + 1), 1000)
    return () => clearInterval(timer)
  }, [isAnswered])
  return (
    <FullScreen
      open
      onOpenChange={onClose}
      title={text('call.title', { caller })}
      description={text('call.description')}
    >
      <div className="flex min-h-full flex-col items-center justify-between gap-10 py-10 text-center">
        <div>
          <p className="text-lead">{isAnswered ? <Clock seconds={seconds} /> : text('call.incoming')}</p>
          <p className="mt-2 font-display text-[min(14vw,5rem)] leading-tight wrap-anywhere">{caller}</p>
        </div>
        <div className="flex w-full max-w-sm justify-around gap-6">
          <Round label={text(isAnswered ? 'call.end' : 'call.decline')} onPress={onClose} isEnd />
          {!isAnswered && <Round label={text('call.answer')} onPress={() => setSeconds(0)} />}
        </div>
      </div>
    </FullScreen>
  )
}

function Clock({ seconds }: { readonly seconds: number }) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return <span className="tabular-nums">{`${minutes}:${String(rest).padStart(2, '0')}`}</span>
}

type RoundProps = { readonly label: string; readonly onPress: () => void; readonly isEnd?: boolean }

function Round({ label, onPress, isEnd = false }: RoundProps) {
  const Icon = isEnd ? PhoneOff : Phone
  return (
    <div className="grid justify-items-center gap-2">
      <Button
        aria-label={label}
        variant={isEnd ? 'destructive' : 'default'}
        className="size-20 rounded-full! p-0!"
        onClick={onPress}
      >
        <Icon className="size-8" strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <span className="text-small" aria-hidden="true">
        {label}
      </span>
    </div>
  )
}
