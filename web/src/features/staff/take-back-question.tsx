import { staffText as text } from '../../text/staff.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { namePerson, PersonName } from './person-name.tsx'
import type { Holder } from './read-holders.ts'
import { nameRole } from './role-words.ts'

type Props = {
  readonly holder: Holder
  readonly isOneself: boolean
  readonly isWorking: boolean
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Somebody loses their work here at once, so what will happen stands before the button. */
export function TakeBackQuestion({ holder, isOneself, isWorking, onTake, onKeep }: Props) {
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
