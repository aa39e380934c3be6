/**
 * Native <details>: it opens before and without any script, the browser's own search finds and opens collapsed text,
 * and it costs nothing (decision 17 says why not Radix).
 */
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

export type AccordionItem = { readonly id: string; readonly title: string; readonly content: ReactNode }

type Props = {
  readonly items: readonly AccordionItem[]
  /** With a name only one stays open at a time. */
  readonly name?: string
  readonly heading?: 'h2' | 'h3' | 'h4'
  readonly defaultOpen?: string
}

export function Accordion({ items, name, heading: Heading = 'h3', defaultOpen }: Props) {
  return (
    <div className="border-t border-line">
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={name}
          open={id === defaultOpen}
          className="unfold group scroll-mt-24 border-b border-line"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 hover:text-tide [&::-webkit-details-marker]:hidden">
            <Heading className="font-sans text-base font-semibold tracking-normal">{title}</Heading>
            <Plus
              className="size-5 shrink-0 text-soft transition-[rotate] duration-200 group-open:rotate-45"
              strokeWidth={1.5}
              aria-hidden="true"
            />
          </summary>
          <div className="max-w-[68ch] pe-10 pb-5 text-soft">{content}</div>
        </details>
      ))}
    </div>
  )
}
