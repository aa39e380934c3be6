import { DropdownMenu as Menu } from 'radix-ui'
import { type ComponentProps, type FocusEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Link } from 'react-router'

type Props = {
  /** A button. It gets the menu's name, state and keys. */
  readonly trigger: ReactElement
  readonly children: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  /** Open at once: for a menu whose script was loaded by pressing its button. */
  readonly defaultOpen?: boolean
  /** That press was a key: the first entry gets the focus. */
  readonly isByKey?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/**
 * Load it with the first press of its button, because Radix is not needed on every page. It is rendered beside its
 * button rather than at the end of the page, so that it belongs to the same landmark.
 */
export function DropdownMenu(props: Props) {
  const { trigger, children, align = 'end', defaultOpen = false, isByKey = false, onOpenChange } = props
  const enterFirst = useFirstItem(isByKey)
  return (
    <Menu.Root modal={false} defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onFocus={enterFirst}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto overscroll-contain rounded-sheet border border-line bg-raised p-1.5 text-ink shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-arrive"
      >
        {children}
      </Menu.Content>
    </Menu.Root>
  )
}

/** Radix did not see the key press that loaded its script, and would not focus the first entry. */
function useFirstItem(isByKey: boolean) {
  const [isDue, setDue] = useState(isByKey)
  return ({ target, currentTarget }: FocusEvent): void => {
    if (!isDue || target !== currentTarget) return
    setDue(false)
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-small font-medium ' +
  'no-underline outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 ' +
  'data-[highlighted]:bg-illustration data-[highlighted]:text-tide-deep ' +
  'forced-colors:data-[highlighted]:outline-2'

type ItemProps = {
  readonly onSelect: () => void
  readonly icon?: ReactNode
  readonly isDestructive?: boolean
  readonly disabled?: boolean
  readonly children: ReactNode
}

export function MenuItem({ onSelect, icon, isDestructive = false, disabled = false, children }: ItemProps) {
  return (
    <Menu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={`${ITEM} ${isDestructive ? 'text-signal data-[highlighted]:text-signal-deep' : 'text-ink'}`}
    >
      {icon && <Icon>{icon}</Icon>}
      {children}
    </Menu.Item>
  )
}

/** A real link: it opens in a new tab with the usual keys, too. */
export function MenuLink({ icon, children, ...link }: ComponentProps<typeof Link> & { readonly icon?: ReactNode }) {
  return (
    <Menu.Item asChild className={`${ITEM} text-ink`}>
      <Link {...link}>
        {icon && <Icon>{icon}</Icon>}
        {children}
      </Link>
    </Menu.Item>
  )
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Menu.Label className="chart-label px-3 pt-2.5 pb-1.5 text-soft">{children}</Menu.Label>
}

export function MenuSeparator() {
  return <Menu.Separator className="mx-1.5 my-1.5 h-px bg-line" />
}

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <span className="grid size-5 shrink-0 place-items-center text-soft [&_svg]:size-4.5" aria-hidden="true">
      {children}
    </span>
  )
}
