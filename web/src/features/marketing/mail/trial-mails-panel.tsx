import type { StaffMailRequest, StaffMailResponse, TrialMail } from '@app/contracts/mail/staff-mail'
import { useState } from 'react'

import { useAdmin } from '../../../entities/traveller/roles/use-admin.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePanel, type PanelProps } from '../office-panel.tsx'
import { OfficeState } from '../office-state.tsx'
import { type Office, useOffice } from '../use-office.ts'
import { STAFF_MAIL } from './campaigns-panel.tsx'
import { MailTextForm, type WrittenText } from './mail-text-form.tsx'

export function TrialMailsPanel(props: PanelProps) {
  const { isMarketing } = useAdmin()
  return (
    <OfficePanel id="trial-emails" title={text('trial')} lead={text('trial.lead')} {...props}>
      {isMarketing ? <TrialMails /> : <p>{text('only.marketing')}</p>}
    </OfficePanel>
  )
}

function TrialMails() {
  const office = useOffice<StaffMailRequest, StaffMailResponse>(STAFF_MAIL)
  return (
    <OfficeState office={office}>
      {({ trialMails }) => (
        <ul className="grid gap-4">
          {trialMails.map((mail) => (
            <Automation key={mail.mail} office={office} mail={mail} />
          ))}
        </ul>
      )}
    </OfficeState>
  )
}

type Props = { readonly office: Office<StaffMailRequest, StaffMailResponse>; readonly mail: TrialMail }

function Automation({ office, mail: { mail, isOn, text: own, standard, sent } }: Props) {
  const [isEdited, setEdited] = useState(false)
  const shown = own ?? standard
  const name = text(`trial.${mail}`)
  const save = (on: boolean, written: TrialMail['text'], said: string) =>
    office.act({ action: 'save-trial-mail', mail, isOn: on, text: written }, said)
  return (
    <li className="grid gap-4 rounded-control border border-line bg-raised p-4 sm:p-5">
      <Switch
        label={name}
        hint={text('trial.sent', { count: String(sent) })}
        checked={isOn}
        onCheckedChange={(on) => void save(on, own, text(on ? 'trial.on' : 'trial.off', { name }))}
      />
      {isEdited ? (
        <MailTextForm
          initial={{ ...shown, buttonPath: null }}
          hasOwnLink
          isWorking={office.isWorking}
          testOf={(written, isSent) => ({
            action: isSent ? 'send-trial-mail-to-me' : 'preview-trial-mail',
            mail,
            text: withoutPath(written),
          })}
          onSave={async (written) => {
            const asked = await save(isOn, withoutPath(written), text('saved'))
            if (asked.kind === 'refused') return asked.issues
            setEdited(false)
            return []
          }}
          onCancel={() => setEdited(false)}
        />
      ) : (
        <>
          <div>
            <p className="font-semibold wrap-anywhere">{shown.subject}</p>
            <p className="mt-1 max-w-[70ch] text-small whitespace-pre-line text-soft">{shown.body}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="outline" onClick={() => setEdited(true)}>
              {text('trial.edit')}
              <span className="sr-only">: {name}</span>
            </Button>
            {own && (
              <Button
                size="sm"
                variant="ghost"
                isBusy={office.isWorking}
                onClick={() => void save(isOn, null, text('trial.reset.done'))}
              >
                {text('trial.reset')}
                <span className="sr-only">: {name}</span>
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}

function withoutPath({ subject, heading, body, buttonLabel }: WrittenText) {
  return { subject, heading, body, buttonLabel: buttonLabel ?? '' }
}
