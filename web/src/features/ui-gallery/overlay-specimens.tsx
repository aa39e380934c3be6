import BellRing from 'lucide-react/icons/bell-ring'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/overlay/dropdown-menu.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { Row, Specimen } from './specimen.tsx'

type Opened = 'none' | 'dialog' | 'long' | 'start' | 'end'

export function OverlaySpecimens() {
  const [opened, setOpened] = useState<Opened>('none')
  return (
    <>
      <Specimen name="Things that open" note="They follow the theme of the page. Dialogs are sheets on a phone.">
        {(chart) => (
          <>
            <Row label="dialog and sheet">
              <Button onClick={() => setOpened('dialog')}>Dialog</Button>
              <Button variant="outline" onClick={() => setOpened('long')}>
                Long dialog
              </Button>
              <Button variant="outline" onClick={() => setOpened('start')}>
                Sheet, start
              </Button>
              <Button variant="outline" onClick={() => setOpened('end')}>
                Sheet, end
              </Button>
            </Row>
            <Row label="menu and tooltip">
              <AccountMenu />
              <Tooltip label="Ring me when the gate changes">
                <Button variant="ghost" size="icon" aria-label="Alerts">
                  <BellRing className="size-5" strokeWidth={1.75} aria-hidden="true" />
                </Button>
              </Tooltip>
            </Row>
            <Row label="toast">
              <Toasts chart={chart} />
            </Row>
          </>
        )}
      </Specimen>
      <Opens opened={opened} onClose={() => setOpened('none')} />
    </>
  )
}

function AccountMenu() {
  return (
    <DropdownMenu align="start" trigger={<Button variant="secondary">Account</Button>}>
      <MenuLabel>ana@example.com</MenuLabel>
      <MenuLink to="/dev/ui" icon={<UserRound strokeWidth={1.75} />}>
        Profile Settings
      </MenuLink>
      <MenuItem onSelect={() => toast.info('You have no new notifications.')} icon={<BellRing strokeWidth={1.75} />}>
        Notifications
      </MenuItem>
      <MenuItem onSelect={() => toast.info('Never called.')} disabled>
        Not available
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        isDestructive
        onSelect={() => toast.success('Signed out successfully')}
        icon={<LogOut strokeWidth={1.75} />}
      >
        Sign Out
      </MenuItem>
    </DropdownMenu>
  )
}

function Toasts({ chart }: { readonly chart: string }) {
  const undo = { label: 'Undo', onPress: () => toast.info(`Back again (${chart}).`) }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => toast.success('Trip saved to this device.')}>
        Success
      </Button>
      <Button variant="outline" size="sm" onClick={() => toast.error('The price changed while you were choosing.')}>
        Error
      </Button>
      <Button variant="outline" size="sm" onClick={() => toast.info('Removed from your list.', { action: undo })}>
        With action
      </Button>
    </>
  )
}

function Opens({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  const base = { onOpenChange: onClose, description: 'Your list stays on this device until you sign in.' }
  return (
    <>
      <Dialog
        {...base}
        open={opened === 'dialog'}
        title="Name this trip"
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              Not now
            </Button>
            <Button onClick={onClose}>Save trip</Button>
          </>
        }
      >
        <Field id="trip-name" label="Name">
          <Input id="trip-name" name="trip" placeholder="Portugal in March" />
        </Field>
      </Dialog>
      <Dialog {...base} size="lg" open={opened === 'long'} title="House rules">
        {Array.from({ length: 14 }, (_, line) => (
          <p key={line} className="text-small">
            {line + 1}. Quiet hours are from 22:00 to 07:00. The kitchen is shared, the sea is not far.
          </p>
        ))}
      </Dialog>
      <Sheet {...base} side="start" open={opened === 'start'} title="All tools">
        <p>A panel from where reading starts.</p>
      </Sheet>
      <Sheet {...base} side="end" open={opened === 'end'} title="Filters">
        <p>A panel from where reading ends.</p>
      </Sheet>
    </>
  )
}
