import type { SupportFile } from '@app/contracts/support/conversation'
import { SUPPORT_FILE_TYPES, SUPPORT_LIMITS } from '@app/contracts/support/limits'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

import { useOnline } from '../../offline/use-online.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import type { Refused } from './ask-support.ts'
import { supportChatText as text } from './support-chat-text.ts'

export type Composed = { readonly body: string; readonly files: readonly string[] }

type Props = {
  readonly id: string
  readonly label: string
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onSend: (composed: Composed) => void
  readonly onTyping: () => void
  readonly upload: (file: File, id: string) => Promise<SupportFile | Refused>
  /** Something else goes with the message, so that it may have no words. */
  readonly mayBeEmpty?: boolean
  readonly hasFiles?: boolean
  readonly sendLabel?: string
  readonly children?: ReactNode
}

/** The text field, attachments and Send. Enter sends where there is a keyboard; Shift+Enter is a new line. */
export function MessageComposer(props: Props) {
  const { id, label, draft, onDraft, onSend, onTyping, mayBeEmpty = false, hasFiles = true } = props
  const attachments = useAttachments(props.upload)
  const { files, isWorking } = attachments
  const canSend = !isWorking && (draft.trim() !== '' || files.length > 0 || mayBeEmpty)

  function send(): void {
    if (!canSend) return
    onSend({ body: draft.trim(), files: files.map((file) => file.id) })
    onDraft('')
    attachments.clear()
  }
  function onKeyDown(event: KeyboardEvent): void {
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isPlain || !matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <Textarea
          id={id}
          name="message"
          dir="auto"
          rows={3}
          value={draft}
          maxLength={SUPPORT_LIMITS.letters}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            onDraft(target.value)
            onTyping()
          }}
        />
      </div>
      <Attached {...attachments} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" isBusy={!canSend}>
          {props.sendLabel ?? text('send')}
        </Button>
        {hasFiles && <AttachButton onFile={(file) => void attachments.add(file)} />}
        {props.children}
      </div>
    </form>
  )
}

function useAttachments(upload: Props['upload']) {
  const [files, setFiles] = useState<readonly SupportFile[]>([])
  const [working, setWorking] = useState('')
  const [problem, setProblem] = useState('')

  async function add(file: File): Promise<void> {
    const { name } = file
    if (file.size > SUPPORT_LIMITS.fileBytes) return setProblem(text('attach.too-big', { name }))
    const isKnown = SUPPORT_FILE_TYPES.some((type) => type === file.type)
    if (!isKnown) return setProblem(text('attach.type', { name }))
    setProblem('')
    setWorking(name)
    const kept = await upload(file, crypto.randomUUID())
    setWorking('')
    if ('kind' in kept) return setProblem(kept.message)
    setFiles((before) => [...before, kept].slice(0, SUPPORT_LIMITS.filesOfMessage))
  }
  return {
    files,
    working,
    problem,
    isWorking: working !== '',
    add,
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  }
}

type AttachedProps = Pick<ReturnType<typeof useAttachments>, 'files' | 'working' | 'problem' | 'remove'>

function Attached({ files, working, problem, remove }: AttachedProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {files.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 rounded-control border border-line ps-3 text-small">
              <bdi className="max-w-48 truncate">{name}</bdi>
              <button
                type="button"
                aria-label={text('attach.remove', { name })}
                onClick={() => remove(id)}
                className={buttonClass({ variant: 'ghost', size: 'icon' })}
              >
                <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {working && <p className="text-small text-soft">{text('attach.working', { name: working })}</p>}
      {problem && (
        <p role="alert" className="text-small text-signal">
          {problem}
        </p>
      )}
    </div>
  )
}

function AttachButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const isOnline = useOnline()
  const input = useRef<HTMLInputElement>(null)
  if (!isOnline) return <p className="text-small text-soft">{text('attach.offline')}</p>
  return (
    <>
      <button
        type="button"
        title={text('attach.types')}
        onClick={() => input.current?.click()}
        className={buttonClass({ variant: 'ghost' }, 'gap-2')}
      >
        <Paperclip className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {text('attach')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={SUPPORT_FILE_TYPES.join(',')}
        aria-label={text('attach')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
