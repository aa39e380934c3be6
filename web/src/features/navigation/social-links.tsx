import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { BRAND } from '../../entities/company/brand.ts'
import { navigationText as text } from './navigation-text.ts'

const LINK = 'inline-flex min-h-11 items-center text-small text-ink no-underline hover:text-tide hover:underline'

/** Our page for visitors from Instagram; for other networks, their share form. */
export function SocialLinks() {
  const { origin } = usePageConfig()
  const message = text('share.message', { brand: BRAND.name, origin })
  const sites = {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: origin })}`,
    x: `https://x.com/intent/post?${new URLSearchParams({ text: message })}`,
    whatsapp: `https://wa.me/?${new URLSearchParams({ text: message })}`,
  } as const
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <h2 className="chart-label caps font-sans text-soft">{text('share')}</h2>
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <Link to="/instagram" className={LINK}>
            {text('share.instagram')}
          </Link>
        </li>
        {Object.entries(sites).map(([site, href]) => (
          <li key={site}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
              {text(`share.${site as keyof typeof sites}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
