'use no memo'
import { useLocation } from 'react-router'

import { usePageConfig } from '../api/page-config.tsx'
import { BRAND } from '../entities/company/brand.ts'
import { alternateUrls } from './alternate-urls.ts'
import { canonicalUrl } from './canonical-url.ts'

/** Staff pages are never indexed, whatever the page itself says. */
const STAFF =
  /^\/(admin|dashboard-admin|seo-|unified-dashboard|email-(marketing|test)|notification-test|support-(admin|dashboard)|trial-email-)/

type Props = {
  readonly title: string
  readonly description: string
  readonly isIndexed?: boolean
  /** For a page with two URLs, or one whose URL contains a secret. */
  readonly canonicalPath?: string
  readonly kind?: 'website' | 'article'
}

/** Drawn by web/build/draw-share-card.ts. */
const SHARE_CARD = { path: '/share-card.png', width: 1200, height: 630 }

/** React moves these into the head; the server writes them there directly. */
export function PageHead({ title, description, isIndexed = true, canonicalPath, kind = 'website' }: Props) {
  const { origin } = usePageConfig()
  const location = useLocation()
  const place = { ...location, pathname: canonicalPath ?? location.pathname }
  const url = canonicalUrl(origin, place)
  const isPublic = isIndexed && !STAFF.test(location.pathname)
  const full = `${title} · ${BRAND.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isPublic ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {isPublic &&
        alternateUrls(origin, place).map((other) => (
          <link key={other.language} rel="alternate" hrefLang={other.language} href={other.url} />
        ))}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:image" content={`${origin}${SHARE_CARD.path}`} />
      <meta property="og:image:width" content={String(SHARE_CARD.width)} />
      <meta property="og:image:height" content={String(SHARE_CARD.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
