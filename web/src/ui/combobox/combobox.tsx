import { type ComponentProps, useId } from 'react'

import { CONTROL } from '../form/field.tsx'
import { Spinner } from '../states/spinner.tsx'
import { uiText as text } from '../ui-text.ts'
import { ComboboxList, optionId } from './combobox-list.tsx'
import { type ComboboxOption, type FindOptions, matchOptions } from './combobox-option.ts'
import type { PopupWishes } from './place-popup.ts'
import { useCombobox } from './use-combobox.ts'

type Own = {
  /** What is searched, as the list's name. The field's own label is in its `Field`. */
  readonly label: string
  /** Either the whole list, or a search function. */
  readonly options?: readonly ComboboxOption[]
  readonly loadOptions?: FindOptions
  readonly onSelect?: (option: ComboboxOption) => void
  /** Called on every change of the text, chosen or typed. */
  readonly onTextChange?: (text: string) => void
  /** Submits the chosen option's value beside the text; empty while the text is only typed. */
  readonly valueName?: string
  readonly minChars?: number
  readonly emptyText?: string
  readonly popup?: PopupWishes
  /** Closes the list, and keeps it from opening. */
  readonly isClosed?: boolean
}

export type ComboboxProps = Own &
  Omit<ComponentProps<'input'>, 'value' | 'onSelect' | 'onChange' | 'list' | 'role' | 'ref'>

const USUAL: PopupWishes = { minWidth: 0, maxHeight: 320 }

/** A text field with suggestions. Typed text always counts; choosing only completes it. */
export function Combobox(props: ComboboxProps) {
  const { label, options, loadOptions, onSelect, onTextChange, valueName, minChars = 1, popup = USUAL } = props
  const { emptyText = text('combobox.empty'), isClosed = false } = props
  const { className = '', ...rest } = withoutOwn(props)
  const listId = useId()
  const combobox = useCombobox({
    find: loadOptions ?? (async (query) => matchOptions(options ?? [], query)),
    minChars,
    isClosed,
    onSelect: (option) => {
      onTextChange?.(option.label)
      onSelect?.(option)
    },
  })
  const { box, input, isOpen, isWaiting, active, onBlur, onKeyDown } = combobox
  return (
    <div ref={box} className="relative" onBlur={onBlur}>
      <input
        {...rest}
        ref={input}
        role="combobox"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(isOpen && active >= 0 && { 'aria-activedescendant': optionId(listId, active) })}
        className={`${CONTROL} w-full ${isWaiting ? 'pe-10' : ''} ${className}`}
        onChange={(event) => {
          combobox.onChange(event)
          onTextChange?.(event.currentTarget.value)
        }}
        onClick={(event) => combobox.open(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isWaiting && <Waiting />}
      {valueName && <input type="hidden" name={valueName} value={combobox.chosen} />}
      {isOpen && <ComboboxList id={listId} label={label} popup={popup} emptyText={emptyText} combobox={combobox} />}
      <p role="status" className="sr-only">
        {isOpen && statusText(combobox, emptyText)}
      </p>
    </div>
  )
}

function withoutOwn(props: ComboboxProps): Omit<ComboboxProps, keyof Own> {
  const { label, options, loadOptions, onSelect, onTextChange, valueName, minChars, emptyText, ...rest } = props
  const { popup, isClosed, ...plain } = rest
  return plain
}

/** In the field, because the list opens only when it has entries. */
function Waiting() {
  return (
    <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-soft">
      <Spinner size="sm" label={null} />
    </span>
  )
}

type Answered = Pick<ReturnType<typeof useCombobox>, 'status' | 'options' | 'note'>

function statusText({ status, options, note }: Answered, emptyText: string): string {
  if (status === 'failed') return text('combobox.failed')
  if (status !== 'found') return ''
  const said = countText(options.length, emptyText)
  return note ? `${said.replace(/\.$/, '')}. ${note}` : said
}

function countText(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count === 1 ? text('combobox.one') : text('combobox.many', { count: String(count) })
}
