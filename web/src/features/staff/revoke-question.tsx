import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { nameRole } from './describe-role.ts'
import { namePerson, PersonName } from './person-name.tsx'
import type { Holder } from './read-holders.ts'

type Props = {
  readonly holder: Holder
  readonly isOneself: boolean
  readonly isWorking: boolean
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** The holder loses access at once, so the consequences are stated before the button. */
export function RevokeQuestion({ holder, isOneself, isWorking, onTake, onKeep }: Props) {
  const { role, user_id: id, person } = holder
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      size="sm"
      title={text('roles.sure', { role: nameRole(role), person: namePerson({ id, person }) })}
      description={text(isOneself ? 'roles.sure.oneself' : 'roles.sure.text')}
      footer={
        <>
          <Button variant="ghost" onClick={onKeep}>
            {text('roles.keep')}
          </Button>
          <Button variant="destructive" isBusy={isWorking} onClick={onTake}>
            {text('roles.take')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 border-s-2 border-signal ps-4 text-small">
        <PersonName id={id} person={person} />
        {role !== 'user' && <p className="text-soft">{text('roles.loses', { does: text(`does.${role}`) })}</p>}
      </div>
    </Dialog>
  )
}
