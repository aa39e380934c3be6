import type { SupportFile } from '@app/contracts/support/conversation'
import Paperclip from 'lucide-react/icons/paperclip'
import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useOnline } from '../../offline/use-online.ts'
import { formatMoment } from '../../text/format-moment.ts'
import { supportChatText as text } from './support-chat-text.ts'
import type { Shown, UnsentMessage } from './unsent-message.ts'

type Props = {
  readonly messages: readonly Shown[]
  readonly me: 'visitor' | 'staff'
  /** The name of the traveller, for the team. */
  readonly visitorName?: string
  readonly onOpenFile: (file: SupportFile) => void
  /** Below a message: what the team may do with it. */
  readonly extra?: (message: Shown) => ReactNode
}

/** Words, names and file names are text, never markup. */
export function MessageList({ messages, me, visitorName, onOpenFile, extra }: Props) {
  const { locale } = usePageConfig()
  return (
    <ol role="log" aria-label={text('log')} className="grid gap-5">
      {messages.map((message) => {
        const isMine = message.unsent !== null || message.author === me
        const name = message.author === 'visitor' && !message.unsent ? (visitorName ?? '') : message.authorName
        return (
          <li key={message.id} className={isMine ? 'ms-auto max-w-[85%]' : 'max-w-[85%]'}>
            <p className={`chart-label mb-1 flex flex-wrap gap-x-2 text-soft ${isMine ? 'justify-end' : ''}`}>
              <span>{isMine && me === 'visitor' ? text('you') : name || text('you')}</span>
              <time dateTime={message.sentAt}>{formatMoment(message.sentAt, locale)}</time>
            </p>
            <div
              className={
                isMine
                  ? 'rounded-sheet rounded-ee-none bg-tide-wash px-4 py-3'
                  : 'border-s-2 border-tide bg-raised py-3 ps-4 pe-3'
              }
            >
              {message.kind === 'handover' ? <Copied body={message.body} /> : <Words body={message.body} />}
              <Files files={message.files} onOpen={onOpenFile} />
            </div>
            {message.unsent && <SendingState unsent={message.unsent} />}
            {extra?.(message)}
          </li>
        )
      })}
    </ol>
  )
}

function Words({ body }: { readonly body: string }) {
  if (body === '') return null
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {body}
    </p>
  )
}

function Copied({ body }: { readonly body: string }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{text('copied')}</summary>
      <p dir="auto" className="mt-2 text-small wrap-anywhere whitespace-pre-wrap">
        {body}
      </p>
    </details>
  )
}

type FilesProps = { readonly files: readonly SupportFile[]; readonly onOpen: (file: SupportFile) => void }

function Files({ files, onOpen }: FilesProps) {
  const { locale } = usePageConfig()
  if (files.length === 0) return null
  return (
    <ul className="mt-1 grid justify-items-start">
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            onClick={() => onOpen(file)}
            aria-label={text('file.open', { name: file.name, size: sizeOf(file.bytes, locale) })}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-start text-small font-semibold text-tide underline"
          >
            <Paperclip className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            <bdi className="wrap-anywhere">{file.name}</bdi>
            <span className="font-normal text-soft">{sizeOf(file.bytes, locale)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function sizeOf(bytes: number, locale: string): string {
  const inKilo = bytes / 1024
  const [value, unit] = inKilo < 1024 ? [Math.max(1, inKilo), 'kilobyte'] : [inKilo / 1024, 'megabyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}

function SendingState({ unsent: { problem } }: { readonly unsent: UnsentMessage }) {
  const isOnline = useOnline()
  if (problem !== null)
    return (
      <p className="mt-1 text-end text-small text-signal">
        {text('refused')}
        {problem && `: ${problem}`}
      </p>
    )
  return <p className="mt-1 text-end text-small text-soft">{text(isOnline ? 'sending' : 'saved')}</p>
}
