import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

import { uiText as text } from '../ui-text.ts'
import { type ComboboxOption, groupOptions } from './combobox-option.ts'
import { keepPlaced, type PopupWishes } from './place-popup.ts'
import type { useCombobox } from './use-combobox.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly popup: PopupWishes
  readonly emptyText: string
  readonly combobox: ReturnType<typeof useCombobox>
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

export function ComboboxList({ id, label, popup: wishes, emptyText, combobox }: Props) {
  const { input: field, options, status, note, active, choose, setActive, onKeyDown } = combobox
  const { minWidth, maxHeight } = wishes
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (popup.current && field.current) return keepPlaced(popup.current, field.current, { minWidth, maxHeight })
  }, [field, minWidth, maxHeight])
  useEffect(() => {
    const marked = active < 0 ? null : list.current?.querySelector('[aria-selected="true"]')
    marked?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const groups = groupOptions(options)
  const missing = status === 'failed' ? text('combobox.failed') : options.length === 0 && emptyText
  return (
    <div
      ref={popup}
      className="absolute z-30 flex animate-appear flex-col overflow-hidden rounded-sheet border border-line bg-raised shadow-float"
    >
      {missing && <p className="flex min-h-12 items-center px-4 py-3 text-small text-soft">{missing}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={status === 'loading'}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={`min-h-0 overflow-y-auto overscroll-contain ${options.length > 0 ? 'p-1.5' : ''}`}
      >
        {groups.map(({ name, options: members }, place) => (
          <Group key={name ?? ''} id={`${id}-group-${place}`} name={name}>
            {members.map((option) => (
              <Option
                key={option.value}
                id={optionId(id, options.indexOf(option))}
                option={option}
                isActive={options[active] === option}
                onChoose={() => choose(option)}
                onPoint={() => setActive(options.indexOf(option))}
              />
            ))}
          </Group>
        ))}
      </div>
      {note && <p className="shrink-0 border-t border-line px-4 py-2 text-label text-soft">{note}</p>}
    </div>
  )
}

type GroupProps = { readonly id: string; readonly name: string | undefined; readonly children: ReactNode }

function Group({ id, name, children }: GroupProps) {
  if (name === undefined) return children
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="chart-label caps px-3 pt-3 pb-1.5 text-soft">
        {name}
      </p>
      {children}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly option: ComboboxOption
  readonly isActive: boolean
  readonly onChoose: () => void
  readonly onPoint: () => void
}

function Option({ id, option: { label, name = label, detail }, isActive, onChoose, onPoint }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The field keeps the focus, and the phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onPointerMove={onPoint}
      className="flex min-h-12 cursor-pointer flex-col justify-center gap-x-3 rounded-control px-3 py-2 sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-start sm:py-2.5 aria-selected:bg-illustration aria-selected:text-tide-deep forced-colors:aria-selected:outline-2"
    >
      <bdi>
        {name}
        <span className="text-soft">{label.slice(name.length)}</span>
      </bdi>
      {detail && <span className="chart-label text-soft">{detail}</span>}
    </div>
  )
}
