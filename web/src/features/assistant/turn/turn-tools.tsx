import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

import { copyText } from '../../../device/copy-text.ts'
import { textOf, type Turn } from '../../../entities/conversation/conversation.ts'
import { SaveButton } from '../../../entities/save/save-button.tsx'
import type { SavableItem } from '../../../entities/save/saved-item.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { assistantText as text } from '../assistant-text.ts'

type Props = {
  readonly turn: Turn
  readonly isBusy: boolean
  readonly onEdit: () => void
  readonly onAgain: () => void
}

export function TurnTools({ turn, isBusy, onEdit, onAgain }: Props) {
  const { answer } = turn
  const words = textOf(answer)
  const { canRead, isReading, toggle } = useReadAloud(words, answer.isInEnglish ? 'en' : answer.language, () =>
    toast.error(text('listen.failed')),
  )
  const copy = async (): Promise<void> => {
    if (await copyText(words)) toast.success(text('copied'))
    else toast.error(text('copy.failed'))
  }
  return (
    <div className="needs-script -mx-3 flex items-center text-soft">
      <Tool name={text('copy')} Icon={Copy} onPress={() => void copy()} />
      {canRead && words !== '' && (
        <Tool
          name={text(isReading ? 'listen.stop' : 'listen')}
          Icon={isReading ? Square : Volume2}
          isPressed={isReading}
          onPress={toggle}
        />
      )}
      <Tool name={text('edit')} Icon={Pencil} isDisabled={isBusy} onPress={onEdit} />
      <Tool name={text('again')} Icon={RotateCcw} isDisabled={isBusy} onPress={onAgain} />
      <SaveButton item={savedAnswer(turn)} look="icon" />
    </div>
  )
}

type ToolProps = {
  readonly name: string
  readonly Icon: typeof Copy
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

function Tool({ name, Icon, isPressed, isDisabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      disabled={isDisabled}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-illustration hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 aria-pressed:text-signal"
      onClick={onPress}
    >
      <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

/** The rest can be read in the conversation. */
const MAX_SAVED_LENGTH = 2000

/** Saves the text with a link to the conversation, because asking again would cost a question. */
export function savedAnswer({ id, conversationId, question, answer }: Turn): SavableItem {
  const words = textOf(answer).trim()
  return {
    type: 'answer',
    title: cut(question.trim(), 300),
    description: cut(words, MAX_SAVED_LENGTH),
    image_url: null,
    item_id: id,
    item_data: { path: `/assistant?c=${encodeURIComponent(conversationId)}` },
  }
}

/** The database refuses half a surrogate pair. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

const neverChanges = () => () => undefined

/** The button was pressed again, or that of another answer. */
const STOPPED = new Set(['canceled', 'interrupted'])

/** Reads an answer aloud in its own language where the browser supports it. */
export function useReadAloud(words: string, language: string, onFail: () => void) {
  const canRead = useSyncExternalStore(
    neverChanges,
    () => 'speechSynthesis' in globalThis,
    () => false,
  )
  const [isReading, setReading] = useState(false)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (!isReading) return
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = language
    const voice = speechSynthesis.getVoices().find((own) => own.lang.startsWith(language.slice(0, 2)))
    if (voice) utterance.voice = voice
    utterance.onend = () => setReading(false)
    utterance.onerror = ({ error }) => {
      setReading(false)
      if (!STOPPED.has(error)) fail()
    }
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
    return () => speechSynthesis.cancel()
  }, [isReading, words, language])
  return { canRead, isReading, toggle: () => setReading((now) => !now) }
}
