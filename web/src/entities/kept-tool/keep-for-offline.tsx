import { useEffect, useRef, useState } from 'react'

import { areFilesKept, canKeepFiles, dropFiles, keepFiles } from '../../offline/asked-files.ts'
import { textOf } from '../../text/text-of.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/states/progress.tsx'

const text = textOf({
  keep: 'Keep {what} for offline, {size} MB',
  keeping: 'Loading {what}',
  kept: '{what}: kept on this device, works offline.',
  remove: 'Remove',
  failed: 'It could not be loaded. Check your connection and try again.',
})

type Props = {
  /** As in a sentence: “the reader for German”. */
  readonly what: string
  readonly sizeMb: number
  /** Read when the traveller asks, so that the addresses are not part of the page. */
  readonly addresses: () => Promise<readonly string[]>
}

type State = 'unknown' | 'open' | 'kept' | 'failed' | number

/** A button that loads what a tool needs before its first use. Nothing where the browser would not use it. */
export function KeepForOffline({ what, sizeMb, addresses }: Props) {
  const [state, setState] = useState<State>('unknown')
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    let isGone = false
    void addresses()
      .then(areFilesKept)
      .then(
        (isKept) => isGone || setState(isKept ? 'kept' : 'open'),
        () => undefined,
      )
    return () => {
      isGone = true
      running.current?.abort()
    }
  }, [addresses])
  if (!canKeepFiles() || state === 'unknown') return null

  async function keep(): Promise<void> {
    const own = new AbortController()
    running.current = own
    setState(0)
    const show = (next: State): void => {
      if (!own.signal.aborted) setState(next)
    }
    await addresses()
      .then((list) => keepFiles(list, { signal: own.signal, onProgress: show }))
      .then(
        () => show('kept'),
        () => show('failed'),
      )
  }
  function stop(): void {
    running.current?.abort()
    setState('open')
  }
  async function remove(): Promise<void> {
    await dropFiles(await addresses())
    setState('open')
  }

  if (typeof state === 'number') return <Progress label={text('keeping', { what })} value={state * 100} onStop={stop} />
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" role="status">
        {state === 'kept' ? (
          <Kept what={what} onRemove={() => void remove()} />
        ) : (
          <Button size="sm" variant="ghost" onClick={() => void keep()}>
            {text('keep', { what, size: sizeMb.toFixed(1) })}
          </Button>
        )}
      </div>
      {state === 'failed' && <p className="text-signal">{text('failed')}</p>}
    </div>
  )
}

function Kept({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  return (
    <>
      <span>{text('kept', { what: what.charAt(0).toUpperCase() + what.slice(1) })}</span>
      <Button size="sm" variant="ghost" onClick={onRemove}>
        {text('remove')}
      </Button>
    </>
  )
}
