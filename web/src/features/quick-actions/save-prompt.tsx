import { useEffect, useState } from 'react'

import { requireSignIn } from '../../api/session/require-sign-in.ts'
import { MOST_GUEST_SAVES } from '../../device/guest-saves.ts'
import { savesText as text } from '../../text/saves.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const AFTER_MS = 1000

/** A second after a save, once there are two; asked for by a new `key` each time. */
export function SavePrompt({ count }: { readonly count: number }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      size="sm"
      title={text('prompt.title')}
      description={text('prompt.text', { count: String(count), most: String(MOST_GUEST_SAVES) })}
      footer={
        <>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {text('prompt.no')}
          </Button>
          <Button
            onClick={() => {
              setOpen(false)
              void requireSignIn(text('feature'))
            }}
          >
            {text('prompt.yes')}
          </Button>
        </>
      }
    />
  )
}
