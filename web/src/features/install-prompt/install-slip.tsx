import { inAppBrowser } from '../../device/install/in-app-browser.ts'
import { isIos } from '../../device/install/install-app.ts'
import { socialName } from '../../device/install/social-source.ts'
import { BRAND } from '../../entities/company/brand.ts'
import { installText as text } from '../../entities/install/install-text.ts'
import { Button } from '../../ui/button.tsx'
import { OverlayPanel } from '../../ui/overlay/overlay-panel.tsx'
import type { InstallPromptKind } from './choose-install-prompt.ts'
import { useInstallActions } from './use-install-actions.ts'

type Props = { readonly prompt: InstallPromptKind; readonly onDone: () => void }

/** A tear-off slip: on the left the icon, as it will look on the home screen. */
export function InstallSlip({ prompt, onDone }: Props) {
  const { install, copyLink, dismiss, hasHelp } = useInstallActions(onDone)
  const app = inAppBrowser(navigator.userAgent)
  return (
    <OverlayPanel label={text('install.label')} onEscape={() => dismiss('temporary')}>
      <div className="ticket-stub">
        <HomeScreenIcon />
        <div>
          <button
            type="button"
            className="overlay-close"
            aria-label={text('install.never')}
            title={text('install.never')}
            onClick={() => dismiss('permanent')}
          />
          <h2 className="pe-10 text-lead leading-tight md:text-title">{titleOf(prompt)}</h2>
          {hasHelp ? (
            <Steps />
          ) : (
            <p className="mt-1 text-small text-soft md:mt-2">
              {app
                ? text('install.blocked.text', { app })
                : text(prompt.kind === 'social' ? 'install.social.text' : 'install.text')}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2 md:mt-4">
            {!hasHelp && (
              <Button size="sm" onClick={() => void (app ? copyLink() : install())}>
                {text(app ? 'install.copy' : 'install.action')}
              </Button>
            )}
            <Button size="sm" variant={hasHelp ? 'outline' : 'ghost'} onClick={() => dismiss('temporary')}>
              {text('install.later')}
            </Button>
          </div>
        </div>
      </div>
    </OverlayPanel>
  )
}

function titleOf(prompt: InstallPromptKind): string {
  if (prompt.kind !== 'social') return text(`install.${prompt.kind}.title`)
  const name = socialName(prompt.source)
  return name ? text('install.social.title', { name }) : text('install.social.title.other')
}

function HomeScreenIcon() {
  return (
    <div className="grid content-center justify-items-center gap-2 bg-sea p-3" aria-hidden="true">
      <img
        src="/icon.svg"
        alt=""
        width="60"
        height="60"
        className="w-11 rounded-[11px] shadow-float md:w-15 md:rounded-[14px]"
      />
      <span className="text-label">{BRAND.name}</span>
    </div>
  )
}

function Steps() {
  const device = isIos() ? 'ios' : 'other'
  return (
    <div className="mt-2 text-small text-soft">
      <p className="chart-label caps">{text('install.steps')}</p>
      <ol className="mt-1 list-decimal ps-5">
        {([1, 2, 3] as const).map((nth) => (
          <li key={nth} className="py-0.5">
            {text(`install.${device}.${nth}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
