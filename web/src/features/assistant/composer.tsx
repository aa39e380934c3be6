import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { Form } from 'react-router'

import { currentLayout } from '../../device/screen/current-layout.ts'
import { readDraft, writeDraft } from '../../entities/conversation/unsent-questions.ts'
import { buttonClass } from '../../ui/button.tsx'
import { holdOverlays } from '../../ui/overlay/overlay-queue.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { assistantText as text } from './assistant-text.ts'
import { useDictation } from './use-dictation.ts'

const LONGEST = 20_000

type Props = {
  /** The draft is saved under this key until it is sent. */
  readonly draftKey: string
  /** The field's text when there is no draft. */
  readonly filled: string
  readonly isAnswering: boolean
  /** Neither the server nor the device can answer: the question waits in the field. */
  readonly isBlocked: boolean
  readonly placeholder: string
  readonly onAsk: (question: string) => void
  readonly onStop: () => void
  /** Runs on arrow up in an empty field. */
  readonly onEditLast?: (() => void) | undefined
}

/**
 * Enter sends, Shift+Enter adds a line, Escape stops. A plain form, so that it also works before hydration.
 */
export function Composer({ draftKey, filled, isAnswering, isBlocked, placeholder, onAsk, onStop, onEditLast }: Props) {
  const { field, isBlank, write } = useField(draftKey)
  const [isWaiting, setWaiting] = useState(false)
  const holdOverlaysProps = useHoldOverlays(isAnswering || isBlank === false)
  const send = (): void => {
    const question = field.current?.value.trim() ?? ''
    if (question === '' || isAnswering) return
    setWaiting(isBlocked)
    if (isBlocked) return
    write('')
    // Closes a phone's keyboard, which would cover the answer.
    if (currentLayout() === 'mobile') field.current?.blur()
    onAsk(question)
  }
  useSendTypedEarly(field, send)
  useSendOnceReachable(isWaiting && !isBlocked, send)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const isSending = event.key === 'Enter' && !event.shiftKey
    const isRecalling = event.key === 'ArrowUp' && field.current?.value === '' && onEditLast !== undefined
    const isStopping = event.key === 'Escape' && isAnswering
    if (!isSending && !isRecalling && !isStopping) return
    event.preventDefault()
    if (isStopping) event.stopPropagation()
    if (isSending) send()
    else if (isRecalling) onEditLast()
    else onStop()
  }
  const change = (value: string): void => {
    // A traveller who edits the question sends it themselves.
    setWaiting(false)
    write(value)
  }
  return (
    <>
      <Form
        {...holdOverlaysProps}
        action="/assistant"
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        className="group/ask flex flex-wrap items-end justify-end rounded-sheet border border-edge bg-raised p-1.5 shadow-float focus-within:border-tide outline-tide has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2"
      >
        <Field ref={field} defaultValue={filled} placeholder={placeholder} onInput={change} onKeyDown={onKeyDown} />
        <Dictate onWords={(words) => change(joined(field.current?.value ?? '', words))} />
        <SendOrStop isAnswering={isAnswering} isBlank={isBlank === true} onStop={onStop} />
      </Form>
      <p role="status" className="px-1 text-small text-soft not-empty:mt-2">
        {isWaiting && text('offline.held')}
      </p>
    </>
  )
}

type FieldProps = Pick<ComponentProps<'textarea'>, 'ref' | 'defaultValue' | 'placeholder' | 'onKeyDown'> & {
  readonly onInput: (value: string) => void
}

function Field({ onInput, ...rest }: FieldProps) {
  return (
    <>
      <label htmlFor="question" className="sr-only">
        {text('field')}
      </label>
      <textarea
        {...rest}
        id="question"
        name="q"
        dir="auto"
        required
        rows={1}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        className="field-sizing-content max-h-[40dvh] min-h-12 min-w-0 flex-[1_1_8rem] resize-none rounded-control bg-transparent px-3.5 py-[0.7rem] text-ink outline-none placeholder:text-soft"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </>
  )
}

/** Text typed before hydration wins over the saved draft. `isBlank` is null until the field was read. */
function useField(draftKey: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isBlank, setBlank] = useState<boolean | null>(null)
  const savedUnder = useRef(draftKey)
  useEffect(() => {
    const element = field.current
    if (!element) return
    // A new conversation got its own key while the traveller was typing.
    if (savedUnder.current !== draftKey) writeDraft(savedUnder.current, '')
    savedUnder.current = draftKey
    const isTyped = element.value !== element.defaultValue
    if (isTyped) writeDraft(draftKey, element.value)
    else element.value = readDraft(draftKey).trimEnd() || element.value
    setBlank(element.value.trim() === '')
  }, [draftKey])
  const write = (value: string): void => {
    if (field.current && field.current.value !== value) field.current.value = value
    setBlank(value.trim() === '')
    writeDraft(draftKey, value)
  }
  return { field, isBlank, write }
}

/** One line followed by Enter: before hydration, Enter only added a line. */
const TYPED_EARLY = /^[^\n]*\S[^\n]*\n$/

function useSendTypedEarly(field: RefObject<HTMLTextAreaElement | null>, send: () => void): void {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (TYPED_EARLY.test(field.current?.value ?? '')) sendNow()
  }, [field])
}

function useSendOnceReachable(isDue: boolean, send: () => void): void {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (isDue) sendNow()
  }, [isDue])
}

function joined(before: string, words: string): string {
  return before === '' || /\s$/.test(before) ? `${before}${words}` : `${before} ${words}`
}

type ButtonProps = { readonly isAnswering: boolean; readonly isBlank: boolean; readonly onStop: () => void }

function SendOrStop({ isAnswering, isBlank, onStop }: ButtonProps) {
  if (isAnswering)
    return (
      <button type="button" className={buttonClass({ variant: 'outline' }, 'shrink-0 px-4!')} onClick={onStop}>
        <Square className="size-3.5 fill-current" strokeWidth={1.75} aria-hidden="true" />
        {text('stop')}
      </button>
    )
  return (
    <button
      disabled={isBlank}
      className="inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 rounded-control bg-tide px-5 font-semibold text-on-tide transition-colors duration-150 group-has-placeholder-shown/ask:bg-sunk group-has-placeholder-shown/ask:text-soft hover:bg-tide-deep disabled:cursor-not-allowed disabled:bg-sunk disabled:text-soft"
    >
      {text('send')}
    </button>
  )
}

function Dictate({ onWords }: { readonly onWords: (words: string) => void }) {
  const { canDictate, isListening, toggle } = useDictation({
    onWords,
    onFail: (because) => toast.error(text(`dictate.${because}`)),
  })
  if (!canDictate) return null
  return (
    <button
      type="button"
      aria-pressed={isListening}
      aria-label={text(isListening ? 'dictate.stop' : 'dictate')}
      className={`grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-illustration ${isListening ? 'text-signal motion-safe:animate-breathe' : 'text-soft'}`}
      onClick={toggle}
    >
      <Mic className="size-5" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}

/** Keeps our own dialogs away while the traveller types or waits. Spread the result on the form. */
export function useHoldOverlays(isBusy: boolean) {
  const [isInField, setInField] = useState(false)
  const isBlocked = isBusy || isInField
  useEffect(() => (isBlocked ? holdOverlays('wishes') : undefined), [isBlocked])
  return { onFocus: () => setInField(true), onBlur: () => setInField(false) }
}
