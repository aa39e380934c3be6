import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { saveFile } from '../../device/save-file.ts'
import { type Conversation, MAX_TITLE_LENGTH, type Turn } from '../../entities/conversation/conversation.ts'
import { removeWithUndo, rename } from '../../entities/conversation/conversations.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { part } from '../../ui/deferred/part.ts'
import { Input } from '../../ui/form/input.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { MissingPart } from '../../ui/states/missing-part.tsx'
import { assistantText as text } from './assistant-text.ts'

const ConversationMenu = part(async () => (await import('./conversation-menu.tsx')).ConversationMenu, MissingPart)
const HandOverDialog = part(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog, MissingPart)
const UNDO_SHOWN_MS = 7000

type Props = {
  readonly title: string
  /** Null until the first answer is saved. */
  readonly conversation: Conversation | null
  readonly turns: readonly Turn[]
  readonly children: ReactNode
}

/** The title of the open conversation and its menu. */
export function ConversationHead({ title, conversation, turns, children }: Props) {
  if (conversation)
    return (
      <OwnHead title={title} conversation={conversation} turns={turns}>
        {children}
      </OwnHead>
    )
  return (
    <div className="flex min-h-11 items-start justify-between gap-3">
      <Title>{title}</Title>
      {/* Reserves the width of the later buttons, so that the title does not wrap again. */}
      <div className="-me-3 flex min-w-22 shrink-0 lg:min-w-11">{children}</div>
    </div>
  )
}

/** Longer titles are set smaller: in large type they fill half a phone. */
const LONG_TITLE = 60

function Title({ children }: { readonly children: string }) {
  const size = children.length > LONG_TITLE ? 'text-lead' : 'text-title'
  return (
    <h1 dir="auto" className={`min-w-0 flex-1 pt-1.5 wrap-anywhere ${size}`}>
      {children}
    </h1>
  )
}

type OwnProps = Props & { readonly conversation: Conversation }

function OwnHead({ title, conversation, turns, children }: OwnProps) {
  const config = usePageConfig()
  const navigate = useNavigate()
  const [isRenaming, setRenaming] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  const remove = async (): Promise<void> => {
    const undo = await removeWithUndo(config, conversation)
    void navigate('/assistant')
    const onPress = (): void => {
      undo()
      void navigate(`/assistant?c=${conversation.id}`)
    }
    toast.info(text('deleted'), { durationMs: UNDO_SHOWN_MS, action: { label: text('undo'), onPress } })
  }
  const save = async (ending: 'md' | 'json'): Promise<void> => {
    const { fileName, toJson, toMarkdown } = await import('../../entities/conversation/export-conversation.ts')
    const written = ending === 'md' ? toMarkdown(conversation, turns) : toJson(conversation, turns)
    const type = ending === 'md' ? 'text/markdown' : 'application/json'
    saveFile(new Blob([written], { type }), fileName(conversation, ending))
  }
  if (isRenaming)
    return (
      <RenameForm
        title={conversation.title}
        onSave={(name) => {
          setRenaming(false)
          void rename(config, conversation.id, name)
        }}
        onCancel={() => setRenaming(false)}
      />
    )
  return (
    <div className="flex items-start justify-between gap-3">
      <Title>{title}</Title>
      <div className="-me-3 flex shrink-0">
        {children}
        <MenuButton
          onRename={() => setRenaming(true)}
          onSave={(ending) => void save(ending)}
          onPerson={() => setHandingOver(true)}
          onDelete={() => void remove()}
        />
        {isHandingOver && (
          <Suspense>
            <HandOverDialog turns={turns} onClose={() => setHandingOver(false)} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

type MenuProps = {
  readonly onRename: () => void
  readonly onSave: (ending: 'md' | 'json') => void
  readonly onPerson: () => void
  readonly onDelete: () => void
}

/** Loads the menu with the first press. */
function MenuButton(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={text('menu')}
      className={buttonClass({ variant: 'ghost', size: 'icon' }, 'text-soft')}
      {...(!isWanted && { onClick: () => setWanted(true), 'aria-haspopup': 'menu' as const })}
    >
      <Ellipsis className="size-5" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <ConversationMenu trigger={button} {...props} />
    </Suspense>
  )
}

type RenameProps = {
  readonly title: string
  readonly onSave: (title: string) => void
  readonly onCancel: () => void
}

function RenameForm({ title, onSave, onCancel }: RenameProps) {
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const name = new FormData(event.currentTarget).get('title')
        onSave(typeof name === 'string' ? name : '')
      }}
    >
      <h1 className="sr-only">{title}</h1>
      <Input
        name="title"
        dir="auto"
        aria-label={text('rename.field')}
        defaultValue={title}
        maxLength={MAX_TITLE_LENGTH}
        required
        ref={focusAll}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
        }}
        className="min-w-0 flex-1"
      />
      <Button type="submit" size="sm">
        {text('rename.save')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        {text('rename.cancel')}
      </Button>
    </form>
  )
}

function focusAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
