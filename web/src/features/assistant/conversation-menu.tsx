import type { ReactElement } from 'react'

import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/overlay/dropdown-menu.tsx'
import { assistantText as text } from './assistant-text.ts'

type Props = {
  readonly trigger: ReactElement
  readonly onRename: () => void
  readonly onSave: (ending: 'md' | 'json') => void
  readonly onPerson: () => void
  readonly onDelete: () => void
}

export function ConversationMenu({ trigger, onRename, onSave, onPerson, onDelete }: Props) {
  return (
    <DropdownMenu trigger={trigger} defaultOpen>
      <MenuItem onSelect={onRename}>{text('rename')}</MenuItem>
      <MenuItem onSelect={() => onSave('md')}>{text('export.markdown')}</MenuItem>
      <MenuItem onSelect={() => onSave('json')}>{text('export.json')}</MenuItem>
      <MenuItem onSelect={onPerson}>{text('person')}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onDelete} isDestructive>
        {text('delete')}
      </MenuItem>
    </DropdownMenu>
  )
}
