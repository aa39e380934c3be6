import type { StaffUsersResponse, UserDetails } from '@app/contracts/staff/staff-users'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { saveFile } from '../../../device/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { askStaff } from '../ask-staff.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { usersText as text } from './users-text.ts'

const DAY_MS = 86_400_000
const ACTIONS = ['give-plan', 'end-plan', 'change-trial', 'end-trial', 'disable', 'enable', 'export'] as const
type Action = (typeof ACTIONS)[number]
type Props = { readonly user: UserDetails; readonly onDone: (answer: StaffUsersResponse) => void }

/** Each action asks first and needs a reason; the server checks it again. */
export function UserActions({ user, onDone }: Props) {
  const config = usePageConfig()
  const [asked, setAsked] = useState<Action | null>(null)

  async function change(action: Action, reason: string, form: FormData): Promise<string | null> {
    if (action === 'export') return exportAccount(config, user, reason)
    const wish = wishOf(action, user.id, reason, form)
    if (wish === null) return text('no-day')
    const answer = await askStaff<StaffUsersResponse>(config, 'staff-users', wish, true)
    if (answer.kind === 'refused') return answer.message
    toast.success(text('done'))
    onDone(answer.answer)
    return null
  }

  return (
    <section aria-labelledby="user-actions">
      <h3 id="user-actions" className="font-display text-lead">
        {text('actions')}
      </h3>
      <div className="mt-4 flex flex-wrap gap-3">
        {ACTIONS.filter((action) => isOffered(action, user)).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'disable' ? 'destructive' : 'outline'}
            onClick={() => setAsked(action)}
          >
            {text(action)}
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog
          title={text(asked)}
          description={text(`${asked}.text`)}
          action={text(asked)}
          isDestructive={asked === 'disable' || asked === 'end-plan' || asked === 'end-trial'}
          onConfirm={(reason, form) => change(asked, reason, form)}
          onClose={() => setAsked(null)}
        >
          {asked === 'give-plan' && <PlanField />}
          {(asked === 'give-plan' || asked === 'change-trial') && <DayField />}
        </ReasonDialog>
      )}
    </section>
  )
}

function isOffered(action: Action, user: UserDetails): boolean {
  if (action === 'end-plan') return user.given !== null
  if (action === 'end-trial') return user.trialEnd !== null && Date.parse(user.trialEnd) > Date.now()
  if (action === 'disable') return !user.isDisabled
  return action !== 'enable' || user.isDisabled
}

function wishOf(action: Action, id: string, reason: string, form: FormData): object | null {
  const wish = { action, id, reason }
  if (action !== 'give-plan' && action !== 'change-trial') return wish
  const lastDay = form.get('lastDay')
  if (typeof lastDay !== 'string' || lastDay === '') return null
  return action === 'give-plan' ? { ...wish, lastDay, plan: form.get('plan') } : { ...wish, lastDay }
}

async function exportAccount(
  config: ReturnType<typeof usePageConfig>,
  { id }: UserDetails,
  reason: string,
): Promise<string | null> {
  const answer = await askStaff<Blob>(config, 'staff-export-account', { id, reason })
  if (answer.kind === 'refused') return answer.message
  saveFile(answer.answer, `account-${id.slice(0, 8)}.zip`)
  toast.success(text('done'))
  return null
}

function PlanField() {
  return (
    <Field id="plan" label={text('plan.label')}>
      <Select
        id="plan"
        name="plan"
        defaultValue="globetrotter"
        options={[
          { value: 'globetrotter', label: 'Globetrotter' },
          { value: 'jetsetter', label: 'Jetsetter' },
        ]}
      />
    </Field>
  )
}

function DayField() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const inAMonth = new Date(Date.parse(today) + 30 * DAY_MS).toISOString().slice(0, 10)
  return (
    <Field id="lastDay" label={text('last-day')}>
      <Input id="lastDay" name="lastDay" type="date" min={today} defaultValue={inAMonth} />
    </Field>
  )
}
