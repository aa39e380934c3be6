import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { type Located, locate, ON_A_MAP } from '../../device/geolocation.ts'
import { formatCoordinates } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useSafetyText } from './use-safety-text.ts'

const DECIMALS = 6

export function WhereYouAre() {
  const { text } = useSafetyText()
  const [located, setLocated] = useState<Located | 'finding' | null>(null)
  const find = async (): Promise<void> => {
    setLocated('finding')
    setLocated(await locate(ON_A_MAP))
  }
  const isFinding = located === 'finding'
  return (
    <section aria-labelledby="where">
      <h2 id="where" className="text-title">
        {text('where.title')}
      </h2>
      <p className="mt-2 text-soft">{text('where.text')}</p>
      <Button variant="outline" className="mt-3" isBusy={isFinding} onClick={() => void find()}>
        {text(isFinding ? 'where.finding' : 'where.find')}
      </Button>
      <div role="status" className="mt-3">
        {located !== null && located !== 'finding' && <Position located={located} />}
      </div>
    </section>
  )
}

/** As degrees to read out and as figures to copy, or why it is not known. */
export function Position({ located }: { located: Located }) {
  const { locale } = usePageConfig()
  const { text } = useSafetyText()
  if (located.kind === 'failed') return <p className="font-medium text-signal">{text(`failed.${located.because}`)}</p>
  const { latitude, longitude, accuracyM } = located
  const decimal = `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`
  const distance = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 }).format(
    accuracyM,
  )
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(decimal)
      toast.success(text('where.copied'))
    } catch {
      toast.error(text('where.not-copied'))
    }
  }
  return (
    <>
      <p className="font-display text-heading tabular-nums">{formatCoordinates({ latitude, longitude })}</p>
      <p className="chart-label mt-1 text-soft">
        {decimal} · {text('where.accuracy', { distance })}
      </p>
      <Button variant="link" size="sm" className="px-0!" onClick={() => void copy()}>
        {text('where.copy')}
      </Button>
    </>
  )
}
