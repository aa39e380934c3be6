import { Link } from 'react-router'

import { quickActionsText as text } from './quick-actions-text.ts'

/** Drawn in a square of 24. */
const DRAWINGS = {
  emergency: 'M12 3v18M3 12h18M5.500 5.500l13 13M18.500 5.500l-13 13',
  location: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 12.500a2.500 2.500 0 1 0-.01 0',
  maps: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  translate: 'M3 6h10M8 4v2c0 5-2 8-5 9M5 9c1 3 4 5 7 6M13 20l4-10 4 10M14.500 17h5',
  safety: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  budget: 'M4 20V10M9 20V5M14 20v-8M19 20V8M3 20h18',
  nearby: 'M7 3v7a2 2 0 0 0 4 0V3M9 12v9M17 21v-7c-2 0-3-2-3-5s1-6 3-6z',
} as const

type Name = keyof typeof DRAWINGS

const TILE =
  'flex h-full min-h-24 w-full cursor-pointer flex-col items-start justify-between gap-3 border-r ' +
  'border-b border-line p-3 text-left text-small leading-tight font-semibold text-ink no-underline ' +
  'hover:bg-illustration active:bg-sunk max-[22rem]:px-2 max-[22rem]:text-[0.8125rem] lg:min-h-32 ' +
  'lg:p-5 lg:text-base'

type ActionProps = { readonly name: Name; readonly isUrgent?: boolean; readonly onPress: () => void }

export function ActionTile({ name, isUrgent = false, onPress }: ActionProps) {
  return (
    <li>
      <button type="button" className={TILE} aria-haspopup="dialog" onClick={onPress}>
        <Drawing name={name} isUrgent={isUrgent} />
        {text(name)}
      </button>
    </li>
  )
}

export function LinkTile({ name, to }: { readonly name: Name; readonly to: string }) {
  return (
    <li>
      <Link to={to} className={TILE}>
        <Drawing name={name} />
        {text(name)}
      </Link>
    </li>
  )
}

function Drawing({ name, isUrgent = false }: { readonly name: Name; readonly isUrgent?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`size-6 lg:size-7 ${isUrgent ? 'stroke-signal' : 'stroke-tide'}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
