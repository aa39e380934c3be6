import { useState } from 'react'

import { isPromptDue, MOST_GUEST_SAVES } from '../api/saves/guest-saves.ts'
import { useSaves } from '../api/saves/use-saves.ts'
import { requireSignIn } from '../api/session/require-sign-in.ts'
import { savesText as text } from '../text/saves.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks a guest with two saves about an account; a third one made in the meantime asks by itself. */
export function SavePrompt() {
  const [isOpen, setOpen] = useState(true)
  const { saves, isGuest } = useSaves()
  return (
    <Dialog
      open={isOpen && isGuest && isPromptDue(saves.length)}
      onOpenChange={setOpen}
      size="sm"
      title={text('prompt.title')}
      description={text('prompt.text', { count: String(saves.length), most: String(MOST_GUEST_SAVES) })}
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
