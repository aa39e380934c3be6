import { Link } from 'react-router'

import { LinkList } from './link-list.tsx'
import { navigationText as text } from './navigation-text.ts'
import { TOOL_GROUPS } from './tool-groups.ts'

type Group = keyof typeof TOOL_GROUPS

/** Unfolds under the bar: all tools, in the order in which a trip needs them. */
export function ToolsPanel() {
  return (
    <nav aria-label={text('tools')} className="page-width pt-6 pb-8">
      <div className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
        {Object.entries(TOOL_GROUPS).map(([group, links]) => (
          <LinkList key={group} title={group as Group} links={links} />
        ))}
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 border-t border-line pt-3 text-small">
        <Link to="/pricing" className="inline-flex min-h-11 items-center font-semibold text-tide">
          {text('pricing')}
        </Link>
        <Link to="/help-center" className="inline-flex min-h-11 items-center font-semibold text-tide">
          {text('help')}
        </Link>
        <Link to="/auth" className="inline-flex min-h-11 items-center font-semibold text-tide signed-in:hidden">
          {text('sign-in')}
        </Link>
      </p>
    </nav>
  )
}
