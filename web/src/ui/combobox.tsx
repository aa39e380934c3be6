import { type ComponentProps, useId, useState } from 'react'

import { uiText as text } from '../text/ui.ts'
import { ComboboxList, optionId } from './combobox-list.tsx'
import { type ComboboxOption, type FindOptions, matchOptions } from './combobox-option.ts'
import { CONTROL } from './field.tsx'
import { useCombobox } from './use-combobox.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onSelect' | 'onChange' | 'list' | 'role' | 'ref'> & {
  /** What is looked for, as the list's name. The field's own label stands in its `Field`. */
  readonly label: string
  /** Either the whole list, or a way to ask for it. */
  readonly options?: readonly ComboboxOption[]
  readonly loadOptions?: FindOptions
  readonly onSelect?: (option: ComboboxOption) => void
  /** Told on every change of the text, chosen or typed. */
  readonly onTextChange?: (text: string) => void
  /** Sends the chosen option's value beside the text; empty while the text is only typed. */
  readonly valueName?: string
  readonly minChars?: number
  readonly emptyText?: string
}

const ROOM_PX = 260

/** A text field that suggests. What is typed always counts; choosing only completes it. */
export function Combobox(props: Props) {
  const { label, options, loadOptions, onSelect, onTextChange, valueName, minChars = 1 } = props
  const { emptyText = text('combobox.empty'), className = '', ...rest } = withoutOwn(props)
  const listId = useId()
  const [isAbove, setAbove] = useState(false)
  const find: FindOptions = loadOptions ?? (async (query) => matchOptions(options ?? [], query))
  const { input, isOpen, active, chosen, status, ...box } = useCombobox({
    find,
    minChars,
    onSelect: (option) => {
      onTextChange?.(option.label)
      onSelect?.(option)
    },
  })
  const { options: found, open, close, choose, setActive, onChange, onKeyDown } = box
  return (
    <div className="relative">
      <input
        {...rest}
        ref={input}
        role="combobox"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(active >= 0 && { 'aria-activedescendant': optionId(listId, active) })}
        className={`${CONTROL} w-full ${className}`}
        onChange={(event) => {
          setAbove(hasMoreRoomAbove(event.currentTarget))
          onChange(event)
          onTextChange?.(event.currentTarget.value)
        }}
        onClick={(event) => open(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {valueName && <input type="hidden" name={valueName} value={chosen} />}
      {isOpen && (
        <ComboboxList
          id={listId}
          label={label}
          options={found}
          status={status}
          active={active}
          emptyText={emptyText}
          isAbove={isAbove}
          onChoose={choose}
          onPoint={setActive}
        />
      )}
      <p role="status" className="sr-only">
        {isOpen && status === 'found' && countText(found.length, emptyText)}
        {isOpen && status === 'failed' && text('combobox.failed')}
      </p>
    </div>
  )
}

function withoutOwn(props: Props) {
  const { label, options, loadOptions, onSelect, onTextChange, valueName, minChars, ...rest } = props
  return rest
}

function countText(count: number, emptyText: string): string {
  if (count === 0) return emptyText
  return count === 1 ? text('combobox.one') : text('combobox.many', { count: String(count) })
}

/** With a keyboard on the screen the room below a low field is gone. */
function hasMoreRoomAbove(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  const seen = window.visualViewport?.height ?? innerHeight
  return seen - bottom < ROOM_PX && top > seen - bottom
}
