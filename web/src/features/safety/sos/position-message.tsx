import type { Located } from '../../../device/geolocation.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { dialled, type EmergencyCard } from '../card/emergency-card.ts'
import type { SosText } from './sos-text.ts'

type Found = Extract<Located, { kind: 'found' }>

type Props = {
  readonly at: Found
  readonly card: EmergencyCard
  readonly text: SosText
  readonly locale: string
}

const DECIMALS = 5

/** A text message often gets through where neither data nor a call does. */
export function PositionMessage({ at, card: { contactName, contactPhone }, text, locale }: Props) {
  const to = dialled(contactPhone)
  return (
    <a href={`sms:${to ?? ''}?&body=${encodeURIComponent(bodyOf(at, text, locale))}`} className={LOOK}>
      {to !== null && contactName ? text('message', { name: contactName }) : text('message.someone')}
    </a>
  )
}

const LOOK = buttonClass({ variant: 'outline' }, 'mt-4')

/** The link is for whoever reads it on line; the figures are enough without. */
function bodyOf({ latitude, longitude, accuracyM }: Found, text: SosText, locale: string): string {
  const [north, east] = [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS)]
  const distance = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumFractionDigits: 0 })
  return text('message.body', {
    position: `${north}, ${east}`,
    distance: distance.format(accuracyM),
    link: `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`,
  })
}
