import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { requireSignIn } from '../traveller/session/require-sign-in.ts'
import { isPromptDue, MAX_GUEST_SAVES } from './guest-saves.ts'
import { savesText as text } from './save-text.ts'
import { useSaves } from './use-saves.ts'

/** Offers an account to a guest with two saves; a third one saved in the meantime asks by itself. */
export function SavePrompt() {
  const [isOpen, setOpen] = useState(true)
  const { saves, isGuest } = useSaves()
  return (
    <Dialog
      open={isOpen && isGuest && isPromptDue(saves.length)}
      onOpenChange={setOpen}
      size="sm"
      title={text('prompt.title')}
      description={text('prompt.text', { count: String(saves.length), most: String(MAX_GUEST_SAVES) })}
      footer={
        <>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {text('prompt.no')}
          </Button>
          <Button
            onClick={() => {
              setOpen(false)
              void requireSignIn(text('feature.place'))
            }}
          >
            {text('prompt.yes')}
          </Button>
        </>
      }
    />
  )
}
