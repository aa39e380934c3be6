import { usePageConfig } from '../../api/page-config.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CountrySelect } from './country-select.tsx'
import { DialPanel } from './dial-panel.tsx'
import { formatMetres } from './format-metres.ts'
import { HospitalList } from './hospital-list.tsx'
import { MissionPanel } from './mission-panel.tsx'
import { useEmergencyText } from './use-emergency-text.ts'
import { type Emergency, useEmergency } from './use-emergency.ts'

export function EmergencyDialog({ onClose }: { readonly onClose: () => void }) {
  const { text, locale } = useEmergencyText()
  const emergency = useEmergency(text)
  const { located, help, isFailed, isAsking, chosen, choose } = emergency
  const at = located?.kind === 'found' && chosen === null ? located : null
  const isWaiting = help === null && !isFailed && located?.kind !== 'failed'
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('title')}
      description={text('description')}
    >
      <div lang={locale} className="grid gap-6">
        <Where emergency={emergency} />
        {isWaiting && <Bones />}
        {isFailed && <Failed emergency={emergency} />}
        {help && <DialPanel help={help} />}
        {!isWaiting && (
          <CountrySelect
            id="emergency-country"
            label={text(help?.country ? 'country.other' : 'country')}
            placeholder={text('country.choose')}
            value={chosen ?? ''}
            onChoose={choose}
          />
        )}
        {help?.country && (
          <div className="grid gap-8 border-t border-line pt-6 lg:grid-cols-2">
            <HospitalList help={help} isLocated={at !== null} isAsking={isAsking} />
            <MissionPanel host={help.country} at={at} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Where({ emergency: { located, help, isAsking, chosen, tryAgain } }: { readonly emergency: Emergency }) {
  const { locale: figures } = usePageConfig()
  const { text, locale, nameOf } = useEmergencyText()
  const name = help?.country && nameOf(help.country)
  if (located === null && chosen === null) {
    return (
      <p role="status" className="text-soft">
        {text('finding')}
      </p>
    )
  }
  if (chosen !== null && name) return <p className="font-display text-lead">{text('chosen', { country: name })}</p>
  if (located?.kind === 'failed') {
    return (
      <div className="grid justify-items-start gap-3">
        <Note tone="warning" role="alert" title={text(`located.${located.because}`)}>
          {text('no-location.way')}
        </Note>
        <div className="flex flex-wrap gap-3">
          <Call112 />
          <Button variant="outline" onClick={tryAgain}>
            {text('again')}
          </Button>
        </div>
      </div>
    )
  }
  if (located?.kind !== 'found' || !help) return null
  const { latitude, longitude, accuracyM } = located
  const near = help.near.map(({ country }) => nameOf(country))
  return (
    <div>
      <p className="font-display text-lead">{name ? text('here', { country: name }) : text('at-sea')}</p>
      <p className="chart-label mt-1 text-soft">
        {latitude.toFixed(4)}, {longitude.toFixed(4)} · {text('within', { distance: formatMetres(accuracyM, figures) })}
      </p>
      {near.length > 0 && (
        <p className="mt-2 text-small">{text('near', { countries: new Intl.ListFormat(locale).format(near) })}</p>
      )}
      {help.isFromDevice && !isAsking && (
        <p className="mt-2 text-small text-soft">{text(navigator.onLine ? 'from-device.online' : 'from-device')}</p>
      )}
    </div>
  )
}

function Failed({ emergency: { tryAgain } }: { readonly emergency: Emergency }) {
  const { text } = useEmergencyText()
  return (
    <div className="grid justify-items-start gap-3">
      <Note tone="warning" role="alert" title={text('failed')}>
        {text('failed.text')}
      </Note>
      <div className="flex flex-wrap gap-3">
        <Call112 />
        <Button variant="outline" onClick={tryAgain}>
          {text('again')}
        </Button>
      </div>
    </div>
  )
}

/** Most mobile networks of the world forward it, so it is shown when nothing better is known. */
function Call112() {
  const { text } = useEmergencyText()
  return (
    <a href="tel:112" className={buttonClass({ variant: 'destructive' })}>
      {text('call', { number: '112' })}
    </a>
  )
}

/** A skeleton of the content. */
function Bones() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
