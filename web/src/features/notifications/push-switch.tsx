import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../../entities/notification/push-device.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'

/** For this device alone. Renders nothing when the browser has no push. */
export function PushSwitch() {
  const config = usePageConfig()
  const [state, setState] = useState<PushState | null>(null)
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    let isGone = false
    const look = (): void => void readPushState(config).then((read) => !isGone && setState(read))
    look()
    // On a first visit the worker arrives after the page. Without one, this never resolves.
    void navigator.serviceWorker?.ready.then(look)
    return () => {
      isGone = true
    }
  }, [config])

  async function turn(next: 'on' | 'off'): Promise<void> {
    if (isWorking) return
    setWorking(true)
    try {
      await (next === 'on' ? turnPushOn(config) : turnPushOff(config))
    } catch {
      toast.error(text('push.failed'))
    }
    setState(await readPushState(config))
    setWorking(false)
  }

  if (state === null || state === 'unsupported') return null
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p role="status" className="text-small text-soft">
        {text(`push.${state}`)}
      </p>
      {state !== 'not-set-up' && (
        <Button
          variant="outline"
          className="mt-3"
          // Not `disabled`: the focus would move from the pressed button to the top of the page.
          aria-disabled={isWorking}
          onClick={() => void turn(state === 'on' ? 'off' : 'on')}
        >
          {text(state === 'on' ? 'push.turn-off' : 'push.turn-on')}
        </Button>
      )}
    </div>
  )
}
