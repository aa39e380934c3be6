import BookOpen from 'lucide-react/icons/book-open'
import { lazy, Suspense, useState } from 'react'

import type { ConversationState } from '../../api/conversations/conversation-state.ts'
import { assistantText as text } from '../../text/assistant.ts'
import { Button } from '../../ui/button.tsx'
import { Logbook } from './logbook.tsx'

const Dialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).Dialog }))

type Props = {
  readonly state: ConversationState
  readonly openId: string | null
  /** `icon`: beside a title. */
  readonly look: 'text' | 'icon'
}

/** Where there is no room for the logbook beside the page, it comes up from below. */
export function BookButton({ state, openId, look }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  if (state.list.length === 0) return null
  const open = (): void => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <div className={`lg:hidden ${look === 'text' ? 'mt-3' : ''}`}>
      {look === 'icon' ? (
        <Button variant="ghost" size="icon" aria-label={text('book.open')} className="text-soft" onClick={open}>
          <BookOpen className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </Button>
      ) : (
        <Button variant="outline" size="sm" onClick={open}>
          <BookOpen className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text('book.open')}
        </Button>
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <Dialog
            open={isOpen}
            onOpenChange={setOpen}
            title={text('book')}
            description={text('book.description')}
            isDescriptionHidden
          >
            {/* As high with few as with all, so that the field stays under the thumb while somebody types. */}
            <div className="min-h-[62dvh]">
              <Logbook state={state} openId={openId} onChoose={() => setOpen(false)} />
            </div>
          </Dialog>
        </Suspense>
      )}
    </div>
  )
}
