import { useEffect, useRef } from 'react'

import { uiText as text } from '../text/ui.ts'
import { type ComboboxOption, groupOptions } from './combobox-option.ts'
import { Spinner } from './spinner.tsx'

type Props = {
  readonly id: string
  readonly label: string
  readonly options: readonly ComboboxOption[]
  readonly status: 'idle' | 'loading' | 'found' | 'failed'
  readonly active: number
  readonly emptyText: string
  readonly isAbove: boolean
  readonly onChoose: (option: ComboboxOption) => void
  readonly onPoint: (place: number) => void
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

export function ComboboxList(props: Props) {
  const { id, label, options, status, active, emptyText, isAbove, onChoose, onPoint } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const marked = active < 0 ? null : list.current?.querySelector('[aria-selected="true"]')
    marked?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const groups = groupOptions(options)
  const note = status === 'found' && options.length === 0 ? emptyText : status === 'failed' && text('combobox.failed')
  return (
    <div
      className={`absolute inset-x-0 z-30 overflow-hidden rounded-sheet border border-line bg-raised shadow-float ${isAbove ? 'bottom-full mb-1.5' : 'top-full mt-1.5'}`}
    >
      {status === 'loading' && options.length === 0 && (
        <p className="flex min-h-12 items-center gap-3 px-4 text-small text-soft">
          <Spinner size="sm" label={null} />
          {text('loading')}
        </p>
      )}
      {note && <p className="flex min-h-12 items-center px-4 py-3 text-small text-soft">{note}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={status === 'loading'}
        tabIndex={-1}
        className={`max-h-[min(20rem,45dvh)] overflow-y-auto overscroll-contain ${options.length > 0 ? 'p-1.5' : ''}`}
      >
        {groups.map(({ name, options: members }, place) => (
          <Group key={name ?? ''} id={`${id}-group-${place}`} name={name}>
            {members.map((option) => (
              <Option
                key={option.value}
                id={optionId(id, options.indexOf(option))}
                option={option}
                isActive={options[active] === option}
                onChoose={() => onChoose(option)}
                onPoint={() => onPoint(options.indexOf(option))}
              />
            ))}
          </Group>
        ))}
      </div>
    </div>
  )
}

type GroupProps = { readonly id: string; readonly name: string | undefined; readonly children: React.ReactNode }

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

function Option({ id, option: { label, detail }, isActive, onChoose, onPoint }: OptionProps) {
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
      className="flex min-h-12 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control px-3 py-2.5 aria-selected:bg-plate aria-selected:text-tide-deep forced-colors:aria-selected:outline-2"
    >
      <span>{label}</span>
      {detail && <span className="chart-label text-soft">{detail}</span>}
    </div>
  )
}
