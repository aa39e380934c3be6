import { useLocation } from 'react-router'

import { usePageConfig } from '../api/page-config.tsx'
import { BRAND } from '../content/brand.ts'
import { canonicalUrl } from './canonical-url.ts'

type Props = { readonly title: string; readonly description: string; readonly isIndexed?: boolean }

/** React moves these into the head; the server writes them there from the start. */
export function PageHead({ title, description, isIndexed = true }: Props) {
  const { origin } = usePageConfig()
  const url = canonicalUrl(origin, useLocation())
  const full = `${title} · ${BRAND.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
    </>
  )
}
