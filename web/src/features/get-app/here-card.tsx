import { usePageConfig } from '../../api/page-config.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { getAppText as text } from './get-app-text.ts'
import { InstallSteps } from './install-steps.tsx'
import { useHere, useInstallOffer, useSocialApp } from './use-install.ts'

/** Instructions for the current device. It keeps its height when the page detects the device. */
export function HereCard() {
  const here = useHere()
  const app = useSocialApp()
  const { canInstall, isBusy, install } = useInstallOffer()
  const { apps } = usePageConfig()
  const store = here === 'android' || here === 'ios' ? apps?.[here] : undefined
  return (
    <section aria-labelledby="here" className="min-h-72 rounded-sheet border border-edge bg-raised p-6 sm:p-8">
      <p className="chart-label caps text-soft">{text('here.label')}</p>
      <h2 id="here" aria-live="polite" className="mt-2 mb-5 text-title">
        {text(`here.${here}`)}
      </h2>
      {here === 'installed' && <p>{text('here.installed.text')}</p>}
      {here === 'in-app' && (
        <>
          <p className="mb-5">{text('here.in-app.text', { app: app ?? '' })}</p>
          <ButtonLink to="/instagram">{text('here.in-app.action')}</ButtonLink>
        </>
      )}
      {here !== 'installed' && here !== 'in-app' && (
        <>
          {store && (
            <a href={store} className={buttonClass({}, 'mb-6')}>
              {text(`store.${here === 'ios' ? 'ios' : 'android'}`)}
            </a>
          )}
          {store && <p className="mb-3 text-small text-soft">{text('store.or')}</p>}
          {canInstall && (
            <Button className="mb-6" isBusy={isBusy} onClick={() => void install()}>
              {text(isBusy ? 'install.working' : 'install')}
            </Button>
          )}
          <InstallSteps path={here} />
        </>
      )}
    </section>
  )
}
