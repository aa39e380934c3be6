import type { CheckIn } from '@app/contracts/safety/check-in'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { formatDuration } from '../../../text/format.ts'
import { Button } from '../../../ui/button.tsx'
import { checkInText as text } from './check-in-text.ts'
import type { CheckInActions } from './use-check-in.ts'
import { useSharedPosition } from './use-shared-position.ts'

const MINUTE_MS = 60_000
const MORE_MINUTES = 30

type Props = { readonly timer: CheckIn; readonly name: string; readonly actions: CheckInActions }

export function RunningTimer({ timer, name, actions }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const time = useTime()
  const { alarmedAt, dueAt } = timer
  useSharedPosition(timer.sharesPosition, actions.change)
  const move = async (): Promise<void> => {
    // From the time that was set, so that two presses give an hour.
    const later = new Date(Math.max(Date.parse(dueAt), Date.now()) + MORE_MINUTES * MINUTE_MS).toISOString()
    setProblem(await actions.change({ action: 'move', dueAt: later }, text('more.done', { time: time(later) })))
  }
  return (
    <section aria-labelledby="timer" className="rounded-sheet border border-edge bg-raised p-5 sm:p-7">
      <h2 id="timer" className="text-heading">
        {alarmedAt === null ? text('running', { time: time(dueAt) }) : text('alarmed', { name, time: time(alarmedAt) })}
      </h2>
      {alarmedAt === null ? <Left dueAt={dueAt} name={name} /> : <p className="mt-2">{text('alarmed.text')}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="lg" isBusy={actions.isWorking} onClick={() => void actions.checkIn()}>
          {text('safe')}
        </Button>
        {alarmedAt === null && (
          <Button variant="outline" size="lg" isBusy={actions.isWorking} onClick={() => void move()}>
            {text('more')}
          </Button>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="mt-3 font-medium text-signal">
          {problem}
        </p>
      )}
      {timer.sharesPosition && <Sharing timer={timer} name={name} actions={actions} onProblem={setProblem} />}
    </section>
  )
}

type SharingProps = Props & { readonly onProblem: (problem: string | null) => void }

function Sharing({ timer: { positionedAt }, name, actions, onProblem }: SharingProps) {
  const time = useTime()
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p>{text('sharing', { name })}</p>
      <p className="text-small text-soft">
        {positionedAt === null ? text('sharing.none') : text('sharing.at', { time: time(positionedAt) })}
      </p>
      <Button
        variant="link"
        className="px-0!"
        onClick={() =>
          void actions.change({ action: 'stop-sharing' }, text('sharing.stopped')).then((problem) => onProblem(problem))
        }
      >
        {text('sharing.stop')}
      </Button>
    </div>
  )
}

function Left({ dueAt, name }: { readonly dueAt: string; readonly name: string }) {
  const { locale } = usePageConfig()
  const now = useNow()
  const minutes = Math.ceil((Date.parse(dueAt) - now) / MINUTE_MS)
  if (minutes <= 0) return <p className="mt-2 font-medium text-signal">{text('running.late', { name })}</p>
  return (
    <p className="mt-2 text-lead">
      <span role="timer" className="font-semibold tabular-nums">
        {text('running.left', { left: formatDuration(minutes, locale) })}
      </span>{' '}
      <span className="text-soft">{text('running.who', { name })}</span>
    </p>
  )
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Today as a time, another day with its date. */
function useTime(): (moment: string) => string {
  const { locale } = usePageConfig()
  return (moment) => {
    const at = new Date(moment)
    const isToday = at.toDateString() === new Date().toDateString()
    return at.toLocaleString(locale, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
  }
}
