import { useEffect, useState } from 'react'

import { type Located, locate, ON_A_MAP } from '../../device/geolocation.ts'
import { formatCoordinates } from '../../text/format.ts'
import { homeMobileText as text } from '../../text/home-mobile.ts'
import { mapLocationText } from '../../text/location.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'

const DECIMALS = 4

export function LocationDialog({ onClose }: { readonly onClose: () => void }) {
  const [located, setLocated] = useState<Located | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    void locate(ON_A_MAP).then((found) => isWanted && setLocated(found))
    return () => {
      isWanted = false
    }
  }, [tries])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('location.title')}
      description={text('location.description')}
    >
      <div aria-live="polite" className="min-h-40">
        {located === null && <p className="text-soft">{text('location.finding')}</p>}
        {located?.kind === 'found' && <Here {...located} />}
        {located?.kind === 'failed' && (
          <div className="grid justify-items-start gap-4">
            <p>{mapLocationText(located.because)}</p>
            <Button
              onClick={() => {
                setLocated(null)
                setTries(tries + 1)
              }}
            >
              {text('location.again')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Here({ latitude, longitude, accuracyM }: Extract<Located, { kind: 'found' }>) {
  const figures = `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(figures).then(
      () => toast.success(text('location.copied')),
      () => toast.error(text('location.copy.failed')),
    )
  }
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-display text-title tabular-nums">{formatCoordinates({ latitude, longitude })}</p>
        <p className="chart-label mt-1 text-soft">
          {figures}, {text('location.accuracy', { metres: `${Math.round(accuracyM)} m` })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{text('location.copy')}</Button>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline' })}
        >
          {text('location.open')}
        </a>
      </div>
    </div>
  )
}
