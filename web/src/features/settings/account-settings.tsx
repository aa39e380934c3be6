import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Deletion } from './deletion.tsx'
import { Devices } from './devices.tsx'
import { EmailSection } from './email-section.tsx'
import { ExportSection } from './export-section.tsx'
import { FactorSection } from './factor-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { accountText as text } from './settings-text.ts'

/** Settings of the account rather than of this device. The server renders a guest's page. */
export function AccountSettings() {
  const { user } = useAuth()
  useNamedSection(user !== null)
  if (!user)
    return (
      <div className="max-w-[60ch] border-t border-line py-8 signed-in:invisible">
        <p className="text-soft">{text('guest')}</p>
        <ButtonLink to="/auth?returnTo=%2Fsettings" variant="outline" className="mt-4">
          {text('guest.action')}
        </ButtonLink>
      </div>
    )
  return (
    <>
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <FactorSection user={user} />
      <Devices />
      <ExportSection user={user} />
      <Deletion user={user} />
    </>
  )
}

/** The mail about a new sign-in links to the devices, which render only once the session is known. */
function useNamedSection(isShown: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isShown && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isShown, hash])
}
