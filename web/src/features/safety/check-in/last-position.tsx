import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { copyText } from '../../../device/copy-text.ts'
import { formatCoordinates, formatCountry } from '../../../text/format.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { cardText } from '../card/card-text.ts'
import { numbersToCall, useCountryAid } from '../use-country-aid.ts'
import { contactText as text } from './contact-text.ts'

type Position = { readonly latitude: number; readonly longitude: number; readonly accuracyM: number }
const DECIMALS = 5

/** Where they were, and whom to call there. */
export function LastPosition({ position, at }: { readonly position: Position; readonly at: string }) {
  const { locale } = usePageConfig()
  const { latitude, longitude, accuracyM } = position
  const figures = `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`
  const distance = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
  const copy = async (): Promise<void> => {
    if (await copyText(figures)) toast.success(text('position.copied'))
    else toast.error(text('position.not-copied'))
  }
  return (
    <section aria-labelledby="last-position" className="rounded-sheet border border-edge bg-raised p-5 sm:p-7">
      <h2 id="last-position" className="text-title">
        {text('position')}
      </h2>
      <p className="mt-2 font-display text-heading tabular-nums">{formatCoordinates(position)}</p>
      <p className="chart-label mt-1 text-soft">
        {figures} · {text('position.at', { time: at, distance: distance.format(accuracyM) })}
      </p>
      <NumbersThere latitude={latitude} longitude={longitude} />
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({})}
        >
          {text('position.open')}
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          {text('position.copy')}
        </Button>
      </div>
    </section>
  )
}

function NumbersThere({ latitude, longitude }: Pick<Position, 'latitude' | 'longitude'>) {
  const { locale } = usePageConfig()
  const [country, setCountry] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void import('@app/datasets/country-borders').then(
      ({ countryAt }) => isWanted && setCountry(countryAt({ latitude, longitude }).country),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [latitude, longitude])
  const aid = useCountryAid(country)
  if (typeof aid !== 'object' || aid === null) return null
  const calls = numbersToCall(aid.services).map(({ service, number }) => `${cardText(service)} ${number}`)
  if (calls.length === 0) return null
  return (
    <p className="mt-3">
      {formatCountry(aid.country, locale)}. {text('alarm.numbers', { numbers: calls.join(', ') })}
    </p>
  )
}
