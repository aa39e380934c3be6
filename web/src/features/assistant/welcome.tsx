import { Link } from 'react-router'

import { SUGGESTIONS } from '../../content/suggestions.ts'
import { assistantText as text } from '../../text/assistant.ts'

/** Real links: they work before the script has come, and without it. */
export function Welcome({ isFilled = false }: { readonly isFilled?: boolean }) {
  return (
    <div className="mt-5">
      {isFilled && <p className="mb-5 max-w-[60ch] text-soft">{text('filled')}</p>}
      <h2 className="chart-label caps font-sans text-soft">{text('try')}</h2>
      <ul className="mt-2 border-t border-line">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion} className="border-b border-line">
            <Link
              to={`/assistant?q=${encodeURIComponent(suggestion)}`}
              preventScrollReset
              className="group flex min-h-12 items-center justify-between gap-4 py-2 font-display text-lead text-ink no-underline hover:text-tide"
            >
              {suggestion}
              <svg viewBox="0 0 20 20" className="size-4.5 shrink-0 rtl:-scale-x-100" fill="none" aria-hidden="true">
                <path
                  d="M3 15C5 8 11 4.500 16.500 6M12.500 3l4 3-3 4"
                  className="stroke-edge group-hover:stroke-tide"
                  strokeWidth="1.5"
                />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
