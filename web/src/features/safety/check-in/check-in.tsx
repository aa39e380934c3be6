import type { CheckInResponse } from '@app/contracts/safety/check-in'

import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import { SignInFirst } from '../../../entities/traveller/sign-in-first.tsx'
import { Note } from '../../../ui/note.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { Loading, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { checkInText as text } from './check-in-text.ts'
import { Contacts } from './contacts.tsx'
import { RunningTimer } from './running-timer.tsx'
import { StartForm } from './start-form.tsx'
import { type CheckInActions, useCheckIn } from './use-check-in.ts'

const GUEST = {
  title: text('guest.title'),
  text: text('guest.text'),
  action: text('guest.action'),
  path: '/gemini-safety/check-in',
}

export function CheckIn() {
  const { user } = useAuth()
  return user ? <Own key={user.id} userId={user.id} /> : <SignInFirst {...GUEST} />
}

function Own({ userId }: { readonly userId: string }) {
  const { state, isWaiting, again, actions } = useCheckIn(userId)
  if (state === null)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    )
  if (state === 'failed') return <OfflineState title={text('failed')} text={text('failed.text')} onRetry={again} />
  return <Loaded state={state} isWaiting={isWaiting} actions={actions} />
}

type Props = { readonly state: CheckInResponse; readonly isWaiting: boolean; readonly actions: CheckInActions }

function Loaded({ state: { contacts, current }, isWaiting, actions }: Props) {
  const contact = contacts.find(({ id }) => id === current?.contactId)
  return (
    <div className="grid max-w-2xl gap-10">
      {isWaiting && (
        <Note tone="warning" role="status">
          {text('safe.waiting')}
        </Note>
      )}
      {current && contact && <RunningTimer timer={current} name={contact.name} actions={actions} />}
      {(current === null || current.alarmedAt !== null) && contacts.length > 0 && (
        <StartForm contacts={contacts} actions={actions} />
      )}
      <Contacts contacts={contacts} actions={actions} busy={current?.alarmedAt === null ? current.contactId : null} />
    </div>
  )
}
