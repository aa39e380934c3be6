import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { SettingsPanel } from '../../features/mobile-settings/settings-panel.tsx'
import { ThemeChoice } from '../../features/navigation/theme-choice.tsx'
import { AccountSettings } from '../../features/settings/account-settings.tsx'
import { RegisterSection } from '../../ui/register-section.tsx'
import { PageHead } from '../page-head.tsx'
import { deviceSettingsText as text } from './device-settings-text.ts'

const LINK = 'inline-flex min-h-11 items-center text-tide underline'

/** Combines several features. */
export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <div className="page-width pt-8 pb-16 lg:pt-12">
        <h1 className="text-heading">{text('heading')}</h1>
        <p className="mt-4 text-lead text-soft">{text('lead')}</p>
        <div className="mt-8">
          <RegisterSection id="look" title={text('look')}>
            <ThemeChoice />
          </RegisterSection>
          <RegisterSection id="device" title={text('device')}>
            <DeviceSwitches />
          </RegisterSection>
          <RegisterSection id="privacy" title={text('privacy')}>
            <p className="text-soft">{text('privacy.text')}</p>
            <p className="mt-1 flex flex-wrap gap-x-6">
              <a href="/cookies-policy#cookie-settings" className={LINK}>
                {text('privacy.cookies')}
              </a>
              <Link to="/privacy-policy" className={LINK}>
                {text('privacy.policy')}
              </Link>
            </p>
          </RegisterSection>
          <RegisterSection id="offline" title={text('offline')}>
            <p className="text-soft">{text('offline.text')}</p>
            <Link to="/offline-maps" className={LINK}>
              {text('offline.action')}
            </Link>
          </RegisterSection>
        </div>
        <h2 id="account" className="mt-8 text-heading">
          {text('account')}
        </h2>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <Link to="/profile" className={LINK}>
            {text('account.profile')}
          </Link>
          <Link to="/notifications" className={LINK}>
            {text('account.notifications')}
          </Link>
        </p>
        <div className="mt-5">
          <AccountSettings />
        </div>
      </div>
    </>
  )
}

/** The server cannot know the states of the switches, so it renders none: a switch must not change by itself. */
function DeviceSwitches() {
  const isAlive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  return (
    <div className="min-h-[27rem] lg:min-h-[24rem]">
      {isAlive ? <SettingsPanel /> : <p className="text-soft">{text('device.wait')}</p>}
    </div>
  )
}

function noChange(): () => void {
  return () => undefined
}
